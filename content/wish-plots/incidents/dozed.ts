import { wishPlot } from '../wish-plot.ts'

export const dozedOff = wishPlot({
  id: 'wish-incident-dozed',
  tellsAny: 'dozed',
  partnerPlays: true,
  company: ['shoes', 'blanket', 'floor', 'door', 'clock', 'biscuit'],
  about: 'A grown-up falls asleep in the middle of it and says odd things; the child cannot wake the sleeper, sees why, and does what is done with a child every evening.',
  titles: ['Only Resting the Eyes', 'The Parsnip Gets Home', '{H} Tucks Somebody In', 'What Parsnip', 'A Biscuit in a Lift'],
  want: [
    {
      id: 'the-parsnip',
      A: 'partner',
      paragraphs: [
        '{A} fell asleep {dozed.when} {dozed}. It happened between one word and the next. “And the best of it,” {A} was saying to {H}, “the best of it is the parsnip.” Then {A}’s chin went down, and there was a snore. It went up like a saw, and it came down like a kettle.',
        '{H} waited, but nothing more came. “What parsnip?” asked {H}, who wanted to hear the rest. {A}’s mouth opened. “It’s under the bus,” said {A}, and the mouth shut again.'
      ]
    }
  ],
  way: [
    {
      id: 'resting',
      A: 'partner',
      paragraphs: [
        '{H} tapped {A} on the knee. “You’re asleep,” said {H}. “I’m only resting my eyes,” said {A}. “But you’re snoring.” “I’m resting my nose as well,” said {A}. {H} bent down to {A}’s ear. “There’s cake!” “Put it with the others,” said {A}, and slept on.'
      ]
    },
    {
      id: 'biscuit-lift',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} snored on and on, like a saw and then like a kettle. At the top there was always a stop. {H} had to wait each time, until the kettle came down.',
        '{H} laid a biscuit on {A}’s tummy, to see it better. The biscuit rode up, stood still at the top, and rode down again. “Third floor,” said {H}. “Going down.” After a few rides {H} ate the lift.'
      ]
    },
    {
      id: 'knows-everything',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} always knew where everything was. So {H} tried that. “Where’s my other blue sock?” asked {H}. “At the bank,” said {A}, with both eyes shut. “And who took it there?” “A goose,” said {A}. “On Monday.”',
        '{H} thought of the sock behind the counter, in a drawer, with a number on it. “Can I get it out?” “Only with the goose,” said {A}. That was more than {A} had ever said about it when awake.'
      ]
    },
    {
      id: 'as-quiet-as-possible',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} went to look for somebody to ask, and went on tiptoe. It was much louder than walking. The floor said “eek” at every step, and the door said “oo”. One shoe fell over, though it was nowhere near {H}.',
        '“Who’s there?” murmured {A}. {H} stood on one leg, quite still. “It’s only the floor,” whispered {H}. “Tell it that it can come in,” said {A}. The floor said “eek” once more, and that was {H} changing legs.'
      ]
    },
    {
      id: 'telephone',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The telephone rang, and {H} got there first. “{A} can’t come just now,” whispered {H}. “{A} is resting.” “Resting what?” asked the telephone. “The eyes and the nose,” whispered {H}. “And now the left arm’s begun.”',
        '“Then I’ll whisper too,” whispered the telephone. “It’s about the ladder.” “I’ll tell {A},” whispered {H}. {H} went over and told {A} about the ladder. “Put it under the bus,” said {A}.'
      ]
    },
    {
      id: 'running',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'One of {A}’s feet began to jump, and then the other one did. {A} was running, lying down. “Where are you running to?” asked {H}. “The post office,” panted {A}. {H} looked at the clock. “But it’s shut.” “That’s why I’m running,” said {A}.',
        'The feet went faster, and then they slowed down. “Did you get there?” asked {H}. “They’ve given me a stamp,” said {A}, very pleased. {A} held out a hand with nothing in it. {H} took it, and put it in a safe place.'
      ]
    },
    {
      id: 'ha',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Something funny came into {H}’s head, and {H} laughed. But it is hard to laugh alone, when somebody is snoring beside you. So {H} gave {A} a small nudge. “Ha,” said {A}.',
        'It was a good “ha”, only a bit late. {H} nudged again, and out came another. There seemed to be plenty in there. “That’s enough for now,” said {H}, and saved the rest for when there was something funny.'
      ]
    },
    {
      id: 'finger-held',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{H} only wanted to see if {A}’s hand was asleep too. It was not. It shut round one of {H}’s fingers and held on. {H} pulled a bit, and it held on a bit more. “I need that,” said {H}. “For pointing.”',
        '“You can have it after lunch,” said {A}. So {H} stayed there and pointed with a different one. It is quite a long time until lunch, in the evening. But it was a warm place for a finger.'
      ]
    },
    {
      id: 'child-guard',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came in to see. “Is it real?” whispered {S}. “Listen,” whispered {A}. They both listened, first to the saw and then to the kettle. “It’s real,” whispered {S}. “You can’t pretend the kettle.”',
        'They sat down, one on each side, and put in the words where there was a stop. “I would like,” said {S}, and the saw went up. “A boat,” said {A}, and the kettle came down.'
      ]
    },
    {
      id: 'elder-in-a-tree',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“That’s nothing,” whispered {S}. “My uncle fell asleep holding a ladder. I was up on it.” “And what did you do?” asked {A}. “I picked all the plums I could reach,” whispered {S}. “And then I ate them, and told him the news of the day.”',
        '“Did he wake up?” “When the stones came down,” whispered {S}. “He said that he’d only been resting his eyes.” {A} nodded. They all said that.'
      ]
    },
    {
      id: 'pet-joins',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came by, and saw that somebody was asleep who was not {A}. That was not how it was done in this house. {A} looked at {H}, and settled down close by, to show how it ought to be.',
        '{A} did it without a sound, and without a bus. “You’re much better at it,” whispered {H}. {A} knew that, and opened one eye only to see if it had been noticed.'
      ]
    },
    {
      id: 'baby-listens',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} heard the saw, and looked to see where it lived. Then the kettle came down, and {A} laughed so much that both feet left the ground. The saw stopped. {A} waited with an open mouth, and {H} waited too.',
        'When it began again, it was just as good as before. {A} held up both arms to it, and told it “oo”. And down came the kettle, and said “oo” as well.'
      ]
    },
    {
      id: 'sat-down',
      A: 'partner',
      paragraphs: [
        '{H} went on with {dozed} alone. But it was only half as good. Where it was best, there was nobody to say “Look!” to. {H} sat down again and looked at {A} instead, from the hair to the shoes.',
        'There was breakfast on {A}’s sleeve, and a bit of somebody’s lunch. {A} had been up before everybody, and had not sat down since. Then {H} saw what had done it. It was the sitting down. “You’re all used up,” said {H} softly.'
      ]
    }
  ],
  turn: [
    {
      id: 'as-it-is-done',
      A: 'partner',
      paragraphs: [
        'Now {H} knew what to do, because it was done to {H} every evening. {H} pulled off {A}’s left shoe, and then the right one. {H} fetched a blanket and tucked it in all round, the feet first. “Teeth,” murmured {A}. “Just this once you needn’t,” whispered {H}. “And the parsnip?” asked {A}. “It gets home,” whispered {H}.'
      ]
    },
    {
      id: 'a-drink-of-water',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I’m thirsty,” said {A}. {H} knew that one. “You’ve had a drink,” said {H}. “I heard something,” said {A}. {H} knew that one too. “It’s only the pipes,” said {H}, and looked behind the curtain, to be on the safe side.',
        '“One more story,” said {A}. {H} sighed, the way that people sigh in doorways. “A very short one,” said {H}. “Once there was a bus. It went home as well.”'
      ]
    },
    {
      id: 'changed-places',
      A: 'partner',
      paragraphs: [
        '{A} slept for a while, and smiled. Then {A} opened one eye and saw two socks and a blanket. “Who’s put me to bed?” asked {A}. “You were tired,” said {H}. “Did I miss anything?” “The parsnip got home,” said {H}.',
        '“I’m glad,” said {A}, and sat up. “But what was it doing under the bus?” asked {H}. “It was only resting its eyes,” said {A}. And then they changed places. Now {H} got the blanket, and it was warm already.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to find out about the parsnip.',
      '{names} listened to the snore from beginning to end.',
      { text: '{names} put a finger to the lips, and tiptoed past.', needs: ['hands'] },
      { text: '{names} looked under the table, in case of a bus.', needs: ['hands'] }
    ],
    way: [
      '{names} came to see who was sawing.',
      '{names} kept quite still, and heard the kettle come down.',
      { text: '{names} turned the lamp a little lower.', needs: ['hands'] },
      { text: '{names} shut the door, very softly.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along with {H}, to see it done properly.',
      '{names} lay down for a moment, to try it out.',
      { text: '{names} held the other end of the blanket.', needs: ['hands'] },
      { text: '{names} stood the two shoes side by side.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the big shoes next to the small ones, so that they could all rest too.',
    'Then {H} washed, and brushed, and lay down. The blanket still had the warm place in it. It was much too long for {H}, so the end was tucked under the feet.'
  ],
  last: [
    'Under the bus it was quiet, for the parsnip was home, and {H} was asleep.',
    'The warm place was just the right size now, and {H} was asleep.'
  ]
})
