import type { ScenePlot } from '../format.ts'

/** A guest out of the wish has come to stay, and only the hero can see it; by bedtime it has its own towel. */
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
            'At half past five {H} opened the door, and shut it again behind nobody at all. “This is {H.part},” said {H}.',
            '{H} came to the table holding hands with nobody. “I’ve brought {H.part},” said {H}.'
          ]
        },
        {
          joins: true,
          both: [
            'It had come because of {wish}, and it was going to stay the night.',
            '“We were talking about {wish},” said {H}, “and then it got late. It can’t go home in the dark.”',
            '“It knows all about {wish},” said {H}, “but it’s shy, and you can’t see it.”'
          ]
        }
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
            '{A} pulled out a chair and sat down. “Not there,” said {H}. {A} got up again very fast and said sorry.',
            '“Where is it?” said {A}. “You’re sitting on it,” said {H}. “It says it doesn’t mind.”',
            '{A} was going to put a bag on the empty chair. “That’s taken,” said {H}.'
          ]
        },
        {
          joins: true,
          both: [
            '“How big is it?” said {A}, holding out two hands. {H} moved them a bit further apart.',
            'From then on {A} looked at every chair twice.',
            '“Why doesn’t it say anything?” said {A}. “It did,” said {H}.'
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
            '{H} moved over, so that there was room. The guest got the good spoon.',
            'A second plate was put out, and {H} gave it half of the peas.',
            '“You can have the side with the window,” said {H} to the guest.'
          ]
        }
      ]
    },
    {
      id: 'wants-to-play',
      act: 'way',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            'After supper the guest wanted to play. “It wants to show us {wish},” said {H}. “It’ll go first, and then me.”',
            '“It’s bored,” said {H}. “It wants to play {wish}, the way they do it at home.” {A} could not say no to a guest.',
            '“What would it like to do?” said {A}. {H} asked. “{wish},” said {H}. “It’ll show us.”'
          ]
        },
        {
          joins: true,
          both: [
            'It needed {stand.part} for that. They gave it {stand.is}.',
            '“It says that we need {stand.part},” said {H}, and fetched {stand.is}.',
            '“Have we got {stand.part}?” said {H}. {A} went and found {stand.is}.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“It wants you to be {A.part},” said {H} to {A}. One does what guests like.',
            '{A} had to be {A.part}, for the guest had chosen that.',
            '“And what am I?” said {A}. {H} bent down to listen. “{A.part},” said {H}.'
          ]
        },
        { joins: true, draw: 'goes' }
      ]
    },
    {
      id: 'first-mishap',
      act: 'way',
      party: 'together',
      A: 'same',
      steps: [
        { draw: 'problem' },
        {
          both: [
            '“Who did that?” said {A}. “It did,” said {H}. “It’s very sorry.”',
            '“Was that you?” said {A}. “That was the guest,” said {H}. “It’s never been here before.”',
            '“It wasn’t me,” said {H}. {A} looked at where the guest was. It said nothing.'
          ]
        },
        { draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'wants-to-play-alone',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            'After supper the guest wanted to play {wish}. It needed {stand.part} for that. {H} gave it {stand.is}.',
            '“Shall we play {wish}?” said {H}. It nodded, one could tell. For {stand.part} {H} took {stand.is}.',
            '{H} showed it {wish}, as we do it here. It had to have {stand.part}, and that was {stand.is}.'
          ]
        },
        { joins: true, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'supper',
      act: 'way',
      spare: 1,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '{A} wanted to be polite to the guest. “Do you know anything about {wish}?” said {A} to the chair. “It says this,” said {H}. “{fact}.”',
            '“Ask it something for me,” said {A}. {H} asked. “It says, {fact},” said {H}.',
            'There were questions, of course. “{guess},” said {A}. “Isn’t that so?” {H} listened. “It’s laughing,” said {H}, “but not at you.”'
          ]
        },
        {
          joins: true,
          both: [
            '{A} said that one met such interesting people nowadays.',
            '“Does it like soup?” said {A}. “It likes yours,” said {H}, and {A} pushed it across.',
            'Once {A} asked it for the salt. Everybody waited. “It’s got short arms,” said {H}.'
          ]
        },
        { extra: 1, talk: 'ask' }
      ]
    },
    {
      id: 'elder-knows',
      act: 'way',
      spare: 2,
      party: 'together',
      A: 'elder',
      steps: [
        {
          both: [
            '“I had one of those when I was small,” said {A}. “It lived behind the stove.” {H} moved a bit closer.',
            '{A} bowed to the empty chair. “We’ve met,” said {A} to {H}.',
            '{A} did not find it strange at all. “How are your people?” said {A} to the chair. “They’re well,” said {H}.'
          ]
        },
        { extra: 1, joins: true, talk: 'near' }
      ]
    },
    {
      id: 'child-doubts',
      act: 'way',
      spare: 3,
      party: 'together',
      A: 'child',
      steps: [
        {
          both: [
            '“There’s nobody there,” said {A}. {H} said nothing. “Is there?” said {A}, and drew in both feet.',
            '{A} reached out and felt about. “It’s gone to the other side,” said {H}.',
            'Then {A} had a guest too. It was larger, and it sat on {H}’s guest. They had to be asked to stop.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'pet-sees',
      act: 'way',
      spare: 4,
      A: 'pet',
      steps: [
        {
          both: [
            'Only {A} looked straight at it, and for a long time. Then {A} made room on the rug.',
            '{A} walked round the empty chair, with great care. “You see,” said {H}.',
            'The guest got on well with {A}. They lay beside each other in front of the lamp.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-bed',
      act: 'way',
      spare: 5,
      party: 'together',
      A: 'grown-up',
      steps: [
        {
          both: [
            '“If it’s staying it needs a towel,” said {A}, and hung up a small one. {H} had not expected that.',
            '“Does it snore?” said {A}. {H} went to ask. “Only on its back,” said {H}.',
            '{A} made up a bed for it with two pillows. “Is that long enough?” said {A}. “For the front half,” said {H}.'
          ]
        },
        { extra: 1, joins: true, talk: 'begin' }
      ]
    },
    {
      id: 'homesick',
      act: 'way',
      spare: 6,
      steps: [
        {
          both: [
            'Towards seven it grew quiet. “It’s thinking of home,” said {H}.',
            'A guest is always a bit homesick when the lamps are lit. {H} told it when the morning would be.',
            '“It’s quieter here than at home,” said {H}, “but it likes the smell.”'
          ]
        }
      ]
    },
    {
      id: 'thank-you',
      act: 'way',
      spare: 7,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“It’s got a present for you,” {H} told {A}. {A} held out both hands for it, and did not know how heavy it was.',
            '{H} whispered to it, and it whispered back. “It likes your ears,” {H} told {A}.',
            '“It wants to tell you something,” {H} said to {A}. “{say}.” {A} said that the same to you.'
          ]
        }
      ]
    },
    {
      id: 'your-turn',
      act: 'turn',
      party: 'together',
      S: 'other',
      A: 'hero',
      steps: [
        {
          both: [
            '“Now it’s your turn,” said {H} to {S}. “It wants to see how you do it. With {stand.part}.” That was {stand.is}.',
            '“It wants to watch you,” said {H} to {S}. “You get {stand.part}.” For that they had {stand.is}.',
            'The guest wanted one more game, and this time with {S}. {S} was given {stand.part}, which was {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'your-turn-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            'The guest wanted one more game. This time there was {stand.part}, made of {stand.is}.',
            '“Once more,” said {H}, “because you’re only here tonight.” They took {stand.part}. It was really {stand.is}.',
            '{H} did it once more, and the guest looked on. It was the bit with {stand.part}, and that was {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'gone',
      act: 'turn',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            'Then {H} looked under the table, and behind the curtain. “It’s gone,” said {H}.',
            '“Good night to your guest,” said {A}. {H} looked at the chair. “I can’t see it any more,” said {H}.',
            '{A} sat down on the empty chair, and {H} did not call out. “It isn’t there,” said {H}.'
          ]
        },
        {
          joins: true,
          both: [
            '“Perhaps it’s tired,” said {A}, “and it’s gone to bed.” They went to look, and there was a dent in {H}’s pillow.',
            '“I should’ve asked it more about {wish},” said {A}. They looked everywhere. Then {H} saw the blanket, and it had a bump in it.',
            '{A} missed it already. They looked in all the rooms, on tiptoe. “Here,” whispered {H}. “It’s in my bed. It takes up a lot of room.”'
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
            'Then it was time for bed, and {H} could not find it. It was not under the chair, and not behind the lamp.',
            '“Where have you got to?” said {H}. Nobody answered, in a different way from before.',
            '{H} looked round for the guest. There was the chair, and there was nobody on it.'
          ]
        },
        {
          joins: true,
          both: [
            'But on the pillow there was a dent. {H} lay down beside it, so that it had room.',
            'It had gone to bed first. There was a bump in the blanket, and it was quite warm.',
            'It was in bed already. {H} got in on the other side, very quietly.'
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
        'Good night was said twice, once for the guest.'
      ]
    },
    {
      both: [
        'In the morning it might still be there. They would see.',
        'It took up hardly any room, and it was company.',
        'It lay very still, like somebody who has been asked for the first time.'
      ]
    }
  ]
}
