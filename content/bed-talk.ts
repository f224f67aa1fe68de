import type { Bank, Line } from './format.ts'

/**
 * The last things that are said and heard in bed after a story of its own. They belong to the one who lies there: what is
 * outside is heard or seen by {S} from the pillow, and what {S} loves is talked over with {A}, who says good night next.
 */

/**
 * Of what {S} loves, the night before: {hobby} is any noun phrase of one or of many (“swimming”, “trains”), so no “it”
 * stands for it. {A} may be a mother, a small brother or an old bear.
 */
export const lovedTomorrow: Line[] = [
  '“After breakfast I’d like {hobby},” said {S}. “I thought so,” said {A}.',
  '“I know what you’re thinking of,” said {A}. “You’re thinking of {hobby}.” {S} wondered how {A} did it.',
  '{S} wanted to know when there would be {hobby} again. “Soon,” said {A}.',
  '“Don’t let me forget about {hobby},” said {S}. “I never have,” said {A}.',
  '{A} said that there would be {hobby} again another day, and {S} nodded into the pillow.',
  '“There’s one more thing about {hobby},” said {S}. “Tell me at breakfast,” said {A}. “It’s a long thing,” said {S}.',
  '“When I wake up, I’ll think of {hobby},” said {S}. “First you’ll think of breakfast,” said {A}.',
  '{S} asked if it was long until {hobby}. “Not very,” said {A}. “Good,” said {S}.',
  '“You could dream about {hobby},” said {A}. “I was going to,” said {S}.',
  '“For {hobby} I’d get up at six,” said {S}. “Seven,” said {A}. “Half past six,” said {S}.',
  '{A} asked what {S} was thinking of. “Of {hobby},” said {S}, “and a bit of breakfast.”',
  '“Guess what I’m thinking of,” whispered {S}. {A} guessed {hobby}, and that was right.',
  '“You can help me with {hobby} soon,” said {S}. “If you show me how,” said {A}.',
  '“I’ve got a plan for {hobby},” said {S}. “It begins with sleeping.” “That’s a good plan,” said {A}.',
  '“As soon as it’s light, I’ll wake you up,” said {S}, “because of {hobby}.” “Knock first,” said {A}.',
  '“There’s always time for {hobby},” said {A}. “Not now,” said {S}, and yawned.',
  '“One day I want {hobby} all day long,” said {S}. “With lunch,” said {A}. “With lunch,” said {S}.',
  '“First comes sleep,” said {A}. “And {hobby} comes after,” said {S}.',
  '“I’ve thought of something for {hobby},” said {S}. “Tell me when you wake up,” said {A}.',
  '{S} yawned, and said that {hobby} made you tired. “In a nice way,” said {A}.',
  '“I’m still thinking of {hobby},” said {S}. “Try it with your eyes shut,” said {A}. {S} did, and that was better.',
  '“Promise that there’ll be {hobby} again soon,” said {S}. “I promise,” said {A}.',
  '“What I like best is {hobby},” said {S}. “Best of all is bed,” said {A}.',
  '“I like {hobby},” said {S}, “and toast, and you.” “I like you too,” said {A}.',
  '“We’ll have {hobby} again soon,” said {A}. {S} wanted to say yes, and yawned instead.',
  '“Five more minutes of {hobby},” said {S}. “In your head,” said {A}.',
  '“Sleeping makes you good at {hobby},” said {A}. “Then I’ll sleep a lot,” said {S}.',
  '“Remind me of {hobby} at breakfast,” said {S}. “I will,” said {A}.',
  '“When it’s my turn to choose, I’ll choose {hobby},” said {S}. “That’s no surprise,” said {A}.',
  '“I’d like {hobby} for breakfast,” said {S}. “You can have an egg,” said {A}, “and {hobby} after the egg.”',
  '“Nobody likes {hobby} as much as I do,” said {S}. “Nobody at all,” said {A}.',
  '“It won’t be long until {hobby},” said {A}. “I can wait,” said {S}, and yawned.',
  '“What I’m going to dream about is a secret,” said {S}. “I think it’s {hobby},” said {A}.',
  '“Not a word about {hobby} until it’s light,” said {A}. “Not one,” said {S}. “Or only one.”',
  '“I’m too tired for {hobby} now,” said {S}. “That’s what night is for,” said {A}.',
  '“Nearly everything’s better when you’ve slept,” said {A}. “Even {hobby},” said {S}.',
  '“If I sleep fast, I’ll get to {hobby} sooner,” said {S}. “You can try,” said {A}.',
  '“Say something nice,” said {S}. “Bed,” said {A}, “and toast, and {hobby}.” {S} liked all three.',
  '“Next time I’ll come and watch your {hobby},” said {A}. “You have to clap as well,” said {S}.',
  '“It’s too late for {hobby} now,” said {A}. “But not for a hug,” said {S}.',
  '“You can’t take {hobby} to bed,” said {A}. “Only in my head,” said {S}.',
  '“All I can think of is {hobby},” said {S}. “Then think of that slowly,” said {A}.',
  '“I won’t say another word about {hobby},” said {S}. “Until breakfast,” said {A}.',
  '“I’m not asleep yet,” said {S}. “I’m only resting, for {hobby}.” “So am I,” said {A}.',
  '“Soon you can show me something about {hobby},” said {A}. “I’ll show you everything,” said {S}.',
  '“Once you’ve slept, we’ll talk about {hobby},” said {A}. “I’m nearly asleep,” said {S}.',
  '“I’m happy when I think of {hobby},” said {S}. “Then I’m happy too,” said {A}.',
  '“Let’s talk about {hobby},” said {S}. “Let’s whisper,” said {A}. So that was what they did, for a bit.',
  '“There’ll still be {hobby} in the morning,” said {A}. “I was just going to ask,” said {S}.',
  '“My legs are tired,” said {S}, “but not too tired for {hobby}.” “Tell them to rest,” said {A}.',
  '{S} told {A} three things about {hobby}, each one slower than the one before.',
  '“When I’m big, I’ll still like {hobby},” said {S}. “So will I,” said {A}.'
]

/** Of what {A} loves, a grown-up who says good night to {S} next. */
export const lovedByGrownUp: Line[] = [
  '“Now you can go and think about {hobby},” said {S}. “I’ll be asleep.” “Thank you,” said {A}.',
  '“When I was as small as you, I only thought of {hobby},” said {A}. “You still do,” said {S}.',
  '“One day we can have {hobby} together,” said {A}. “I’d like that,” said {S}.',
  '“Let me tell you something about {hobby},” said {A}. “Only something short,” said {S}.',
  '“Tell me about {hobby},” said {S}, “but only the boring part.” {A} began with that, and {S} yawned.',
  '“I’ve still got {hobby} to think about,” said {A}. “Think quietly,” said {S}.',
  '“If you can’t sleep, think of {hobby},” said {S} to {A}. “I always do,” said {A}.',
  '“You like {hobby} best,” said {S}. “After you,” said {A}.',
  '{S} asked what {A} had been like as a child. “Shorter,” said {A}, “and just as fond of {hobby}.”',
  '“I could do with a helper for {hobby} some day,” said {A}. “Me,” said {S}, with both eyes shut.',
  '“You look as if you were thinking of {hobby},” said {S}. “Only a little,” said {A}.',
  '“Now it’s grown-up time,” said {A}, “with {hobby} in it.” “I know what that is,” said {S}. “You fall asleep in the chair.”',
  '“When you’re asleep, there’s a bit of {hobby} for me,” said {A}. “I’ll be quick,” said {S}.',
  '“You can’t have {hobby} all night,” said {S}. “You have to sleep as well.” “I will,” said {A}.'
]

/** Before what is heard and seen there, once good night is said: that it is night, and where. */
export const nightThere: Bank = {
  both: [
    'By now it was night {home}.',
    'It had grown late {home}.',
    'So it was night {home}.',
    'It was quite dark {home} by now.',
    'The evening was over {home}.',
    'Bit by bit it was night {home}.',
    'It was the quiet part of the night {home}.',
    'It was dark {home}, and would be until breakfast.',
    'Nothing more was planned {home} until morning.',
    'The day had been put away {home}.',
    'It was late {home}, and it got later without any noise.',
    'One day was finished {home}, and the next was not due yet.',
    'It was bedtime {home}, for nearly everything.',
    'There was not much left of the day {home}.',
    'The dark had settled down {home}.',
    'It was night {home}, and a good one.',
    'Slowly it became night {home}.',
    'It had gone quiet {home}.',
    'It was late {home}, by every clock there was.',
    'Hardly a thing was awake {home}.',
    'Nothing was left of the day {home} but its name.',
    'It was night {home}, and had been for some time.',
    'It was so late {home} that even the taps were quiet.',
    'That was all for today {home}.',
    'The night had begun {home}.',
    'It was night {home}, from one end to the other.',
    'Everything was done {home} that had to be done.',
    'It was dark {home}, and the dark was soft.',
    'The night took its time {home}.',
    'What was left of the evening {home} was hardly anything.',
    'It was late {home}, and it stayed late for a long time.',
    'One after the other the lights had gone out {home}.',
    'It was so quiet {home} that the quiet could be heard.',
    'Nobody was in a hurry any more {home}.',
    'All that was loud had stopped {home}.',
    'The day had gone to bed as well {home}.'
  ]
}

/** The same where the story began with where they live. */
export const nightBriefly: Bank = {
  both: [
    'By now it was night.',
    'It was late.',
    'The house had gone quiet.',
    'Outside it was night.',
    'The night had begun.',
    'It was dark by now.',
    'The evening was over.',
    'It was quiet everywhere.',
    'So it was night.'
  ]
}
