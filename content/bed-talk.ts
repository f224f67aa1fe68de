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
  '“After breakfast I’m having {hobby},” said {S}. “I thought as much,” said {A}.',
  '“I know what you’re thinking of,” said {A}. “You’re thinking of {hobby}.” {S} wondered how {A} did it.',
  '{S} sat up once more, and said that there had to be {hobby} tomorrow. “First you have to lie down,” said {A}.',
  '“Don’t let me forget about {hobby},” said {S}. “I never have,” said {A}.',
  '{A} said that there might be {hobby} tomorrow, and {S} nodded so hard that the pillow slipped.',
  '“There’s one more thing about {hobby},” said {S}. “Tell me at breakfast,” said {A}. “It’s a long thing,” said {S}.',
  '“When I wake up, I’ll think of {hobby},” said {S}. “First you’ll think of your egg,” said {A}.',
  '{S} asked how many sleeps it was to {hobby}. “One,” said {A}. “I can do one,” said {S}.',
  '“You could dream about {hobby},” said {A}. “I was going to,” said {S}.',
  '“For {hobby} I’d get up at six,” said {S}. “Seven,” said {A}. “Half past six,” said {S}.',
  '{A} asked what tomorrow was for. “For {hobby},” said {S}, who had it all planned.',
  '“Guess what tomorrow’s for,” whispered {S}. {A} guessed {hobby}, and had guessed it in one.',
  '“You’ll have to help me with {hobby} tomorrow,” said {S}. “If you show me how,” said {A}.',
  '“I’ve got a plan for {hobby},” said {S}. “It begins with sleeping.” “That’s a good plan,” said {A}.',
  '“As soon as it’s light, I’ll wake you up,” said {S}, “because of {hobby}.” “Knock first,” said {A}.',
  '“Tomorrow’s a long day,” said {A}. “It has to be,” said {S}. “It’s got {hobby} in it.”',
  '“Tomorrow I want {hobby} all day,” said {S}. “With lunch,” said {A}. “With lunch,” said {S}.',
  '“Say it again, about tomorrow,” said {S}. “First breakfast,” said {A}, “and then {hobby}.”',
  '“I’ve thought of something for {hobby},” said {S}. “Keep it under the pillow,” said {A}.',
  '{S} yawned. “That one was for {hobby},” said {S}. “It was a big one,” said {A}.',
  '“I’m still thinking of {hobby},” said {S}. “Try it with your eyes shut,” said {A}. {S} did, and that was better.',
  '“Promise that there’ll be {hobby},” said {S}. “I promise,” said {A}. So that was settled.',
  '“Put {hobby} on the list,” said {S}. “Done,” said {A}. “Right at the top,” said {S}.',
  '“Of tomorrow I only want {hobby},” said {S}. “And breakfast. And you.” “I’ll be there,” said {A}.',
  '“Tomorrow we’ll have {hobby},” said {A}. {S} wanted to say something to that, and yawned it.',
  '“Five more minutes of {hobby},” said {S}. “In your head,” said {A}.',
  '“Sleep’s the quickest way to {hobby},” said {A}. {S} turned over, to try it.',
  '“Remind me of {hobby},” said {S}. “And of everything else.” “I’ll make a knot in your blanket,” said {A}.',
  '“It’s my turn to choose tomorrow,” said {S}, “and I choose {hobby}.” “That’s a surprise,” said {A}.',
  '“I’d like {hobby} for breakfast,” said {S}. “You can have an egg,” said {A}, “and {hobby} after the egg.”',
  '“Wake me in time for {hobby},” said {S}. “You’ll be up before me,” said {A}.',
  '“It’s about six hundred minutes until {hobby},” said {A}, and {S} began to count them.',
  '“What I’m going to dream about is a secret,” said {S}. “I think it’s {hobby},” said {A}.',
  '“Not a word about {hobby} until it’s light,” said {A}. “Not one,” said {S}. “Or only one.”',
  '“I could just get everything out for {hobby},” said {S}. “Tomorrow it’s quicker,” said {A}.',
  '“Nearly everything’s better when you’ve slept,” said {A}. “Even {hobby},” said {S}.',
  '“If I sleep fast, I’ll get to {hobby} sooner,” said {S}. “You can try,” said {A}.',
  '“Tell me something for the night,” said {S}. “Tomorrow,” said {A}. “And {hobby}.” {S} took both along.',
  '“Next time I’ll come and watch your {hobby},” said {A}. “You have to clap as well,” said {S}.',
  '“We’re out of day for {hobby},” said {A}. “There’s a new one coming,” said {S}, and made room for it.',
  '“You’d better sleep on {hobby},” said {A}. “I’d rather sleep on the pillow,” said {S}.',
  '“All I can think of is {hobby},” said {S}. “Then think of that slowly,” said {A}.',
  '“I won’t say another word about {hobby},” said {S}. “Until breakfast,” said {A}.',
  '“I’m not asleep yet,” said {S}. “I’m only resting, for {hobby}.” “So am I,” said {A}.',
  '“Tomorrow you can show me something about {hobby},” said {A}. “I’ll show you everything,” said {S}.',
  '“It’s only one night till {hobby},” said {A}. “I’ll sleep through that one,” said {S}.',
  '“I’m keeping both hands warm for {hobby},” said {S}. “Keep the rest warm too,” said {A}.',
  '“Sleep well, {hobby},” said {S}, to be on the safe side. “Now the rest of us,” said {A}.',
  '“There’ll still be {hobby} in the morning,” said {A}. “I was just going to ask,” said {S}.',
  '“My legs are tired,” said {S}, “but not too tired for {hobby}.” “They’ll have to go everywhere together,” said {A}.',
  '{S} told {A} three things about {hobby}, each one slower than the one before.',
  '“When I’m big, I’ll still like {hobby},” said {S}. “When I’m small, so will I,” said {A}.'
]

/** Of what {A} loves, a grown-up who says good night to {S} next. */
export const lovedByGrownUp: Line[] = [
  '“Now you can go and think about {hobby},” said {S}. “I’ll be asleep.” “Thank you,” said {A}.',
  '“When I was as small as you, I only thought of {hobby},” said {A}. “You still do,” said {S}.',
  '“One day you can come along and see about {hobby},” said {A}. “I’ll carry something,” said {S}.',
  '“I was going to tell you a thing about {hobby},” said {A}. “Not now,” said {S}. “I’d have to sit up.”',
  '“Tell me about {hobby},” said {S}, “but only the boring part.” {A} began with that, and {S} yawned.',
  '“I’ve still got {hobby} to think about,” said {A}. “Think quietly,” said {S}.',
  '“If I wake up, I’ll come and look for you,” said {S}. “I’ll be under the lamp,” said {A}, “with a book about {hobby}.”',
  '“You smell a bit of {hobby},” said {S}. “I should hope so,” said {A}.',
  '{S} asked what {A} had been like as a child. “Shorter,” said {A}, “and just as fond of {hobby}.”',
  '“Tomorrow I could do with a helper for {hobby},” said {A}. {S} held up a finger, without opening an eye.',
  '“You look as if you were thinking of {hobby},” said {S}. “Only with the back of my head,” said {A}.',
  '“Now it’s grown-up time,” said {A}, “with {hobby} in it.” “I know what that is,” said {S}. “You fall asleep in the chair.”',
  '“I get the rest of the evening,” said {A}, “and I’ll spend it on {hobby}.” “Leave some for tomorrow,” said {S}.',
  '“Nobody can have {hobby} all day,” said {A}. “Grown-ups have to yawn as well.” {S} did some of it for {A}.'
]

/** Before what is heard outside from bed: where that is, and that it is night there. */
export const heardFromBed: Bank = {
  both: [
    'It was night {home}, and only the last noises of the day were still about.',
    'The later it got {home}, the more there was to hear.',
    { text: 'It was night {home} by now. {S} lay and listened to it.', needs: ['ears'] },
    'The night began quietly {home}, but not without a sound.',
    'When nobody speaks, you can hear the night {home}.',
    { text: 'Half asleep, {S} could still hear it was night {home}.', needs: ['ears'] },
    'Bed was the best place to hear the night {home}.',
    { text: 'The talking was over, and {S} heard the night {home}.', needs: ['ears'] },
    { text: '{S} lay there while the night made its small noises {home}.', needs: ['ears'] },
    { text: 'In bed {S} listened to the dark {home}.', needs: ['ears'] },
    'It was late {home}, but something was still up.',
    { text: '{S} shut both eyes, and heard how late it was {home}.', needs: ['ears'] },
    { text: 'The night has noises of its own. {S} heard them {home}.', needs: ['ears'] },
    { text: 'All the doors were shut, and {S} heard the night {home}.', needs: ['ears'] },
    { text: 'It was dark {home}, and in the dark {S} could listen better.', needs: ['ears'] },
    'The last thing to do was to listen. It was night {home}.',
    { text: 'Under the blanket {S} heard that it was night {home}.', needs: ['ears'] },
    { text: 'It grew so quiet {home} that {S} began to listen.', needs: ['ears'] },
    'It was night {home}, and from bed it could be heard.',
    'It was quiet enough by now to hear the night {home}.',
    { text: 'It was night {home}. {S} lay still and listened.', needs: ['ears'] },
    { text: 'From bed {S} could hear that it was late {home}.', needs: ['ears'] },
    { text: 'By now it was dark {home}, and {S} lay and listened.', needs: ['ears'] },
    { text: 'Then nobody spoke, and {S} could hear the night {home}.', needs: ['ears'] },
    { text: 'As soon as {S} was lying still, there was the night to hear. It was dark {home}.', needs: ['ears'] },
    { text: 'It had got dark {home}. {S} kept quiet, so as to hear it better.', needs: ['ears'] },
    { text: '{S} listened for a while, as you do when the lamp is out. It was late {home}.', needs: ['ears'] },
    { text: '{S} had one ear on the pillow. With the other {S} heard the night begin {home}.', needs: ['ears'] },
    { text: 'Bedtime had come {home}, and the night had small noises of its own. {S} listened.', needs: ['ears'] },
    { text: 'Night had come {home}, and it was not quite silent. {S} lay and listened.', needs: ['ears'] },
    { text: 'Some things you only hear at night {home}, and {S} heard one.', needs: ['ears'] },
    { text: 'So {S} lay there, and it was night {home}, and there was something to hear.', needs: ['ears'] },
    { text: 'In the dark {S} could hear further than by day. It was night {home}.', needs: ['ears'] },
    { text: 'Now that the lamp was out, {S} could hear what was still awake {home}.', needs: ['ears'] },
    { text: 'It was so late {home} that {S} could hear one noise at a time.', needs: ['ears'] },
    { text: 'Something was still awake {home}, and {S} heard it from bed.', needs: ['ears'] }
  ]
}

/** Before what is seen outside from bed. */
export const seenFromBed: Bank = {
  both: [
    'The curtain was not quite shut, and it was night {home}.',
    'It was night {home}, and {S} had one look out of the window.',
    'Bedtime had come {home}, and the window was dark.',
    'It was late {home}, and {S} looked out once more.',
    'By now it was night {home}, as {S} could see from bed.',
    'When the lamp was out, it was night {home}, and the window came nearer.',
    'Half asleep, {S} looked out, and it was night {home}.',
    'The evening had turned into night {home} while {S} was not looking.',
    'There was a window beside the bed. It was night {home}, and {S} looked through it.',
    '{S} lay where you could see out, and it was dark {home}.',
    'It was night {home}, and it came right up to the window.',
    '{S} looked out, for it had got quite dark {home}.',
    'It was night {home}, and {S} kept one eye open, to see it.',
    '{S} lifted a corner of the curtain, and it was night {home}.',
    '{S} pulled up the blanket and looked out, for it was late {home}.',
    'Between the curtains there was a gap. It was night {home}, and {S} looked through it.',
    'It was night {home}, and {S} wanted to see what it was doing.',
    'The last thing {S} saw was the window, when it was night {home}.',
    '{S} had a last look out, now that it was night {home}.',
    'The bed stood so that {S} could see out, and it was dark {home}.',
    'Under the blanket it was warm. It was night {home}, and {S} looked out.',
    'By the time {S} was lying down, it was quite dark {home}.',
    'The day was over {home}, and {S} looked out, to be sure.',
    'No lamp was on any more. It was night {home}, and {S} could see out.',
    '{S} looked for the day once more, but it was night {home}.',
    '{S} looked out first, as on every evening, and it was dark {home}.',
    'Each night {S} looked out once, and this time it was late {home}.',
    'It was dark {home}, as far as the window and beyond it.',
    'It was dark {home}, and the window was full of it.',
    'Behind the curtain lay the night, for it was late {home}.',
    'It was dark {home}, and from the pillow {S} saw a bit of the window.',
    'Night had come {home}, and {S} looked at it from bed.',
    '{S} turned to the window, as it was late {home}.',
    'There was a gap in the curtain. It was night {home}, and {S} looked through.',
    'The lamp was out, so {S} could see that it was night {home}.',
    'It had grown dark {home}, and {S} looked out once again.',
    '{S} looked over the blanket at the window, and it was night {home}.',
    'By now it was night {home}, and the curtain was open a little.',
    '{S} could see from bed how late it was {home}.',
    'The curtain had been left up a little. It was night {home}, and {S} looked out.',
    'It was night {home}, and {S} watched the window for a while.',
    'The window had turned quite black, for it was night {home}.',
    'Lying down, {S} could still see out, and it was late {home}.',
    '{S} found a place on the pillow where you saw that it was dark {home}.',
    'The day had gone, and it was night {home}. {S} looked to see what was there instead.'
  ]
}

/** The same where the story began with where they live. */
export const heardBriefly: Bank = {
  both: [
    'The night could be heard.',
    'It was quiet enough to hear the night.',
    { text: '{S} lay and listened.', needs: ['ears'] },
    { text: 'From bed {S} could hear the night.', needs: ['ears'] },
    { text: 'It was dark now, and {S} listened.', needs: ['ears'] },
    { text: 'Nobody spoke, and {S} listened.', needs: ['ears'] },
    { text: 'Then {S} heard the night.', needs: ['ears'] },
    { text: 'Something could still be heard, if {S} lay still.', needs: ['ears'] },
    { text: 'For a while {S} listened.', needs: ['ears'] }
  ]
}

export const seenBriefly: Bank = {
  both: [
    'The window was dark.',
    'Behind the curtain it was night.',
    '{S} looked at the window.',
    'From the pillow {S} could see out.',
    'In bed {S} had one more look at the night.',
    'The curtain was open, and {S} looked out.',
    'Through a gap in the curtain {S} saw the night.',
    'Once more {S} looked out.',
    'The night was in the window, and {S} watched it.'
  ]
}
