import type { ScenePlot } from '../format.ts'

/** Somebody out of the wish has come to stay, and only the hero can see it; by bedtime it has its own towel. */
export const invisibleGuest: ScenePlot = {
  id: 'invisible-guest',
  about: 'The hero announces a guest out of the wish whom nobody else can see; the household lays a place, sits on it by mistake, makes up a bed that is wrong, and by the end they would miss it.',
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'job', 'feast', 'feeling'], moods: ['alone', 'proud'] },
  titles: [
    'Somebody Has Come to Stay',
    'One More at the Table',
    'Mind Where You Sit',
    '{H} and the Guest',
    'It Takes Two Sugars',
    'A Guest from {wish}',
    'The Chair Was Not Empty',
    'Only for One Night',
    'Nobody Saw It Come',
    'A Towel of Its Own',
    'Please Do Not Step on It'
  ],
  elements: ['friendship', 'magical discovery'],
  scenes: [
    {
      id: 'announces',
      act: 'want',
      steps: [
        {
          both: [
            '“We need one more plate,” said {H}. “{H.part} is here.” There was nobody there.',
            'At half past five {H} opened the door, waited politely, and shut it again behind nobody at all. “This is {H.part},” said {H}.',
            '{H} came to the table holding hands with nobody. “I’ve brought {H.part},” said {H}.'
          ]
        },
        {
          joins: true,
          both: [
            'It had come because of {wish}, and it was going to stay the night. It had not brought much.',
            '“We were talking about {wish},” said {H}, “and then it got late. It can’t go home in the dark.”',
            'One knew it from {wish}, {H} explained. It was shy at first. One had only to go on as usual.'
          ]
        },
        { extra: 1, draw: 'detail' }
      ]
    },
    {
      id: 'sits-on-it',
      act: 'want',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '{A} pulled out a chair and sat down. “Not there,” said {H}. {A} got up again very fast, and begged its pardon.',
            '“Where is it?” said {A}. “You’re sitting on it,” said {H}. “It says it doesn’t mind.”',
            'Just as {A} wanted to put a bag on the empty chair, {H} caught it. “That’s taken,” said {H}, and {A} took the bag on both knees.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“How big is it?” said {A}, holding out two hands. {H} moved them a bit further apart.',
            'From then on {A} looked at every chair twice.',
            '“It could say something,” said {A}. “It did,” said {H}.'
          ]
        }
      ]
    },
    {
      id: 'alone-plate',
      act: 'want',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} moved over, so that there was room on the bench. It got the good spoon, because it was the guest.',
            'A second plate was put out, and {H} gave it half of the peas. It was welcome to them.',
            '“You can have the side with the window,” said {H}, and it seemed to like that.'
          ]
        }
      ]
    },
    {
      id: 'supper',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '{A} wished to be polite to a guest. “And what do you do all day?” said {A} to the chair. “{doing},” said {H}. “Mostly.”',
            '“Does it eat soup?” said {A}. {H} bent down and listened. “It would rather have yours,” said {H}, and {A} pushed it across.',
            'There were questions, of course. {A} asked whether it knew anything about {wish}. “{fact},” said {H}. “It was there.”'
          ]
        },
        {
          both: [
            '“{guess},” said {A}, who had heard that somewhere. {H} listened to the chair. “It’s laughing,” said {H}, “but not at you.”',
            '{H} passed on what it told them. “{fact}.” {A} said that one met such interesting people nowadays.',
            'Once {A} asked it to pass the salt. Everybody waited. “It has short arms,” said {H}, and passed the salt to {A}.'
          ]
        },
        { extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'alone-evening',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            'They talked a bit, {H} and the guest. {H} did the talking. It did the listening, and it was good at it.',
            '{H} showed it round, from the window to the shelf and back. It admired the shelf.',
            '“{fact},” said {H}, to see whether it knew that. It had known, but it did not interrupt.'
          ]
        },
        { joins: true, draw: 'goes' }
      ]
    },
    {
      id: 'plays',
      act: 'way',
      steps: [
        {
          both: [
            'After supper it wanted to play. It was good at {doing}, better than one would think of somebody one cannot see.',
            'A guest has to be shown things. {H} showed it {prop.is}. “At yours that would be {prop.part},” said {H}.',
            'It did not know the house, and so {H} told it what to look out for. There was the sharp corner, and the board that talks.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' }
      ]
    },
    {
      id: 'elder-knows',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            '“I had one of those,” said {A}. “It lived behind the stove, and it took the blame.” {H} moved a bit closer.',
            '{A} bowed to the empty chair. It was a good bow, from a time when people bowed. “We’ve met,” said {A} to {H}.',
            'To {A} there was nothing odd in it. {A} asked after its people, and {H} had to ask them one by one.'
          ]
        },
        { joins: true, extra: 1, talk: 'near' }
      ]
    },
    {
      id: 'child-doubts',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            '“There’s nobody there,” said {A}. {H} said nothing. “Is there?” said {A}, and drew in both feet.',
            '{A} reached out to where it was, and felt about. “It has gone to the other side,” said {H}. It was quick like that.',
            'Then {A} had a guest too. It was larger, and sat on that of {H}. They had to be asked to stop, all four of them.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'pet-sees',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            'The only one who looked straight at it was {A}. {A} looked for a long time, and then made room on the rug.',
            '{A} walked round the empty chair in a circle, with great care. “You see,” said {H}.',
            'It got on well with {A}. They lay beside each other in front of the lamp, and one of them was warm.'
          ]
        }
      ]
    },
    {
      id: 'mishap',
      act: 'way',
      spare: 4,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“Who did this?” said somebody a little later. {H} looked at the guest, and the guest looked at the floor.',
            'Guests are a bit clumsy on the first day, and this one was.',
            'Then something happened, and it had certainly not been {H}.'
          ]
        },
        { joins: true, draw: 'problem' },
        { draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'grown-up-bed',
      act: 'way',
      spare: 5,
      A: 'grown-up',
      steps: [
        {
          both: [
            '“If it’s staying it needs a towel,” said {A}. A small one was hung up, on a hook of its own. {H} had not expected that.',
            '{A} wanted to know whether it snored. {H} went to ask. “Only on its back,” said {H}. {A} wrote that down somewhere.',
            'With two pillows and the big scarf {A} made up a bed for it. “Is that long enough?” said {A}. “For the front half,” said {H}.'
          ]
        },
        { joins: true, extra: 1, talk: 'begin' }
      ]
    },
    {
      id: 'homesick',
      act: 'way',
      spare: 6,
      steps: [
        {
          both: [
            'Towards seven it grew quiet. “It’s thinking of home,” said {H}. “There they’re all {doing} now.”',
            'A guest is always a bit homesick at the time when lamps are lit. {H} told it when the morning would be.',
            '“It’s quieter here than at {H.part}’s,” said {H}, “but it likes the smell.”'
          ]
        }
      ]
    },
    {
      id: 'thank-you',
      act: 'way',
      spare: 7,
      A: 'other',
      steps: [
        {
          both: [
            '“It would like to do something for you,” {H} told {A}. “It can {do}.” {A} said that it need not, really.',
            'Out of gratitude it gave {A} a present. {A} opened both hands, and held them like that, and did not know how heavy to be.',
            '{H} whispered to it, and it whispered back. “It likes your ears,” {H} told {A}.'
          ]
        }
      ]
    },
    {
      id: 'gone',
      act: 'turn',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            'When the table had been cleared, {H} looked under it, and behind the curtain. “It has gone,” said {H}.',
            '“Good night to your guest,” said {A}. {H} looked at the chair. It was only a chair. “I can’t see it any more,” said {H}.',
            'Later {A} stepped right through the place where it was, and {H} did not call out. It had slipped off, between the pudding and the teeth.'
          ]
        },
        {
          both: [
            '{A} went down on both knees to look. “I should have asked it more about {wish},” said {A}. “I only asked it for the salt.”',
            '“Perhaps it’s only tired,” said {A}, “and has lain down somewhere. I would have.” They looked where {A} would have lain down.',
            'It was odd how much room there was. {A} had got used to it, and said so. {H} held on to two fingers of {A}.'
          ]
        },
        {
          both: [
            'The small bed had a dent in it. {H} saw it first, and pulled {A} down to look. There it lay, and one had to whisper.',
            'Then {A} saw the towel. It hung crooked, and it was wet. “So it has washed,” said {A}, and {H} breathed out.',
            '“Listen,” said {H}. They listened, {H} and {A}, and it was quite true. Only on its back.'
          ]
        },
        { draw: 'end' }
      ]
    },
    {
      id: 'alone-stays',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            'When it was time for bed, {H} could not find it. It was not under the chair, and it was not behind the lamp.',
            'Then it grew late, and {H} looked round for the guest. There was the chair, and there was nobody on it, in a different way from before.',
            '“Where have you got to?” said {H}. Only the kettle ticked.'
          ]
        },
        {
          both: [
            'But on the second pillow there was a dent. {H} lay down beside it, a bit to the side, so that it had room.',
            'The blanket stood up at the end by about two feet. So that was all right.',
            'It had gone ahead. It was warming the bed, which is what guests are for.'
          ]
        },
        { draw: 'end' }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'At the table moved up {names}, to make room for nobody.',
        'To {names} it was introduced in turn, and hands were shaken in the air.',
        'It had already met {names} in the hall.'
      ]
    },
    way: {
      both: [
        'By and by {names} walked round the chair as well, without thinking.',
        'When it was spoken to, {names} kept quiet, so that it could answer.',
        'There was a bit of every plate for it, also from {names}.'
      ]
    },
    turn: {
      both: [
        'On tiptoe came {names}, to see what could not be seen.',
        'Very softly it was wished a good night by {names}.',
        'Nobody wanted it to leave, and {names} least of all.'
      ]
    }
  },
  bed: [
    {
      both: [
        'The door was left a little open, in case it wanted a glass of water in the night.',
        'Two towels hung side by side, and the smaller one dripped.',
        'Everything was said twice that night, once for the guest.'
      ]
    },
    {
      both: [
        'In the morning it might still be there. One would see, or one would not see.',
        'It took up hardly any room, and it was company.',
        'It lay very still, like somebody who has been asked for the first time.'
      ]
    },
    { extra: 1, draw: 'sleepy' }
  ]
}
