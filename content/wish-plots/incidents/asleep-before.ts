import { wishPlot } from '../wish-plot.ts'

export const asleepBefore = wishPlot({
  id: 'wish-incident-asleep-before',
  tellsAny: 'asleepbefore',
  company: ['door', 'shoes', 'nose', 'cheek', 'blanket'],
  about: 'A child has fallen asleep just when the awaited thing comes; the one who tries to wake the child sees nothing of it either, and in the end both see the last of it together.',
  titles: ['About Once a Minute', 'The Wrong Way Round', 'What {H} Said Asleep', '{H} Is Awake', 'All the Awake There Was', 'Begin at the End'],
  want: [
    {
      id: 'once-a-minute',
      A: 'partner',
      paragraphs: [
        '{H} fell asleep {asleepbefore.where}, {asleepbefore.when} {asleepbefore}. For hours {H} had been saying, “Is it time yet?” about once a minute. And now that it was time, {H} said nothing at all.',
        '{A} did not want {H} to miss it. “{H},” said {A}, “wake up, it’s time!” “I’m awake,” said {H}, and slept on. {A} blew on {H}’s nose. The nose wrinkled. A hand came up, felt whether the nose was still there, and dropped again.'
      ]
    }
  ],
  way: [
    {
      id: 'potatoes',
      A: 'partner',
      paragraphs: [
        '{A} stood {H} up. First one knee folded, and then the other. {A} took {H}’s head in both hands and turned it the right way, like a lamp. “There! Do you see it?” “Very nice,” said {H}, with both eyes shut. “Which bit do you like best?” asked {A}. “The potatoes,” said {H}.'
      ]
    },
    {
      id: 'she-did-promise',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had promised it. “If I fall asleep, you have to wake me,” {H} had said that very day. “Even if I say no.” “And if you say that you’re awake?” “Then too,” {H} had said. “I always say that.”',
        'So {A} kept the promise. {A} sang a loud song about a frog, right into one ear. At the end of every line {H} said “quack”. “It’s a frog,” said {A}. “Quack,” said {H}, very deep down, and slept on.'
      ]
    },
    {
      id: 'biscuit-packet',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was not that it was quiet. A door banged, and {H} slept. Somebody sneezed like a trumpet, and {H} slept. Somebody dropped a bunch of keys, and said a long sentence about it.',
        'Then, a good way off, somebody opened a packet of biscuits, as softly as could be. One of {H}’s eyes came open. It looked to the left, and it looked to the right. Nobody was bringing a biscuit over here, so it shut again.'
      ]
    },
    {
      id: 'more-elbows',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} tried to lift {H} up a bit. Awake, {H} was not heavy at all. Asleep, {H} weighed as much as a wet sofa. When {A} had the top half, the bottom half slid out underneath.',
        '“You’ve got more elbows than you had before,” said {A}. One of them was in {A}’s ribs. {A} got hold of a foot, and took it for a hand. “Hold on tight,” said {A} to the foot.'
      ]
    },
    {
      id: 'quiz',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} asked {H} some questions, to find out how far down {H} was. “What’s two and two?” “Gravel,” said {H}. “Where do you live?” “Behind the butter,” said {H}, without having to think.',
        '“And who am I?” asked {A}. {H} smiled all over. “The bus,” said {H}, and put both arms round {A}’s neck. {A} had been called worse things. They stayed like that for two stops.'
      ]
    },
    {
      id: 'other-tries',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“It has to be something cold,” said {A}. {A} laid a cold hand on the back of {H}’s neck. {H} sighed, took the hand, and warmed it up. After that {A} could not have it back.',
        '“I’d like to see something too,” said {A}, and pulled. {H} held on. “It’s mine,” said {H}, with both eyes shut. So {A} had to stay where the hand was. From there you could only see the top of {H}’s head.'
      ]
    },
    {
      id: 'small-post',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came to help. {S} leaned against {A} from the side, so that {A} should stay upright. It was nice and warm there. “I’m not asleep,” said {S}. “I’m only holding this up.”',
        'A little later {S} leaned a bit more, and {A} leaned on {S}. They held each other up, like two cards. It was hard to say which of them was holding, and which of them said “potatoes”.'
      ]
    },
    {
      id: 'warm-feet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} looked at {H} for a while, and at all the trouble that people were taking. Then {A} settled down close against {H}, as {A} always did. If it was bedtime already, nobody had told {A}, but {A} did not mind.',
        '{H} felt about with one hand until it lay on {A}. “It’s starting,” said {H}, fast asleep. {A} had never seen anything start that was as good as this.'
      ]
    },
    {
      id: 'baby-saw-it',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'There was somebody who saw all of it, and that was {A}. {A} sat there with round eyes and an open mouth, and did not miss a thing. Once {A} looked round at {H}, and laughed, because {H} was doing it the wrong way round.',
        '“What was it like?” they asked {A} later. {A} knew all of it, from the beginning. But {A} kept it, until there would be words.'
      ]
    },
    {
      id: 'used-up',
      A: 'partner',
      paragraphs: [
        '{asleepbefore.during} But {A} saw none of it. {A} was looking at {H}. “When did you get up today?” asked {A}. “In the dark,” murmured {H}. “So as not to be late.” Then {A} saw what had happened. {H} had used up all the awake there was, just with waiting.',
        '“It’s no good pulling,” said {A}. “It has to fill up again by itself.” So {A} sat down, and let {H} lean on {A}’s arm. {H} snored a bit. It sounded like a very small saw.'
      ]
    },
    {
      id: 'arm-asleep',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H}’s head lay on {A}’s arm, and after a while {A} could not feel the arm any more. It had gone to sleep as well. {A} tried to move one finger, and a different finger moved. “Not you too,” said {A} to the arm.',
        'With the other hand {A} picked the arm up and laid it on {H}, as a cover. It was a good cover, for it had a sleeve. {H} tucked it in on both sides, and asked it not to snore.'
      ]
    },
    {
      id: 'a-bit-for-later',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I’ll tell you what’s happening,” whispered {A} into {H}’s ear. {A} tried to look round. But there was {H}’s hair in the way, and a bit of it was in {A}’s mouth. “There’s something dark,” said {A}. “It’s quite near. It’s tickly.”',
        '“How big?” murmured {H}. “About as big as a head,” said {A}. “Is it dangerous?” “I don’t think so,” said {A}. “It smells of shampoo.” {H} nodded, and slept on, and was not afraid of it.'
      ]
    }
  ],
  turn: [
    {
      id: 'looking-at-you',
      A: 'partner',
      paragraphs: [
        'And all at once {H} sat up, wide awake, with a crease down one cheek. “Is it time yet?” asked {H}. “It’s nearly over,” said {A}. {H}’s mouth went small. “Then tell me what I missed.” “I can’t,” said {A}. “I was looking at you.” “The whole time?” “You did a great deal,” said {A}.',
        '{H} thought about that. “Then we’ve missed the same bit,” said {H}, and took hold of {A}’s sleeve. “Come on. We’ll begin at the end.” They both turned round.'
      ]
    },
    {
      id: 'best-bit',
      A: 'partner',
      paragraphs: [
        '{asleepbefore.last} {H} held on to {A}, and neither of them blinked. “Oh,” said {H}, and this time {H} meant it. “Was that the best bit?” “It must have been,” said {A}. “It’s the only bit I’ve seen.”'
      ]
    },
    {
      id: 'crease',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You’ve got my sleeve on your cheek,” said {A}. {H} felt for it. There was the crease, and at the end of it a row of little lines, from the cuff. “Does it come off?” asked {H}. “By breakfast,” said {A}.',
        '“What does it say?” {A} read it with one finger, from the ear to the chin. “It says, this way up,” said {A}. After that {H} kept very straight, so as not to be upside down.'
      ]
    },
    {
      id: 'in-the-dream',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Where were you, all that time?” asked {A}. “I was here,” said {H}. “I dreamt that I was waiting for it. I had my shoes on, and you came and said that it was time.” “And was it good?” asked {A}. “It was just about to start,” said {H}.',
        '“Were there potatoes?” asked {A}. {H} looked at {A} in surprise. “How do you know about the potatoes?” asked {H}. “They had hats on.”'
      ]
    },
    {
      id: 'elder-brass-band',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I once slept through a whole brass band,” said {S}. “I was leaning against the big drum.” “And that didn’t wake you?” asked {A}. “Only when it stopped,” said {S}.',
        '“Everybody was clapping, and so I got up and bowed.” {A} thought that {S} had done the right thing. “They gave me a bun,” said {S}. “The drummer got nothing.”'
      ]
    },
    {
      id: 'what-others-saw',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What was it like at the beginning?” they asked the others. “Loud,” said one. Another had found it rather quiet. “It was as big as a house,” said a third. “As two houses,” said the first. They could not agree about that.',
        '“They each saw something different,” said {A}. “Then ours can be different too,” said {H}. “Ours had potatoes in it.” And so, when anybody asked them afterwards, it had.'
      ]
    },
    {
      id: 'tuck-you-in',
      A: 'partner',
      paragraphs: [
        '{A} yawned, right up to the ears. {A} had used up all of {A}’s own awake on {H}. “Is it time yet?” asked {A}. “It’s just time,” said {H}, and took {A} by the hand. “Come along. I’ll tuck you in.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came close to {H}, to see if it was true.',
      '{names} looked at {H}, and then at what {H} was missing.',
      { text: '{names} waved a hand in front of {H}’s eyes.', needs: ['hands'] },
      { text: '{names} pulled {H}’s sleeve straight, in case it was that.', needs: ['hands'] }
    ],
    way: [
      '{names} kept out of the way of {H}’s elbows.',
      '{names} listened to the very small saw.',
      { text: '{names} held one of {H}’s feet, so that it stayed where it was.', needs: ['hands'] },
      { text: '{names} brought something warm to put round {H}.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up on the other side, to see the end as well.',
      '{names} yawned too, and went along behind.',
      { text: '{names} opened the door for {H}, who was leading.', needs: ['hands'] },
      { text: '{names} picked up what had been left lying about.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put two pairs of shoes side by side, with the toes to the wall. {H} did it quietly, because some people were tired.',
    'Then {H} washed both cheeks, and the crease stayed on. {H} lay down on the other side, so that it would match. Now there was nothing left to wait for.'
  ],
  last: [
    'It was just the right time for it, and {H} was asleep.',
    'Both cheeks had a crease now, and {H} was asleep.'
  ]
})
