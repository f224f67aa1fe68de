import { wishPlot } from '../wish-plot.ts'

/** For a pet that is ill or very old and still here. It cannot come along any more, so the evening is told to it. */
export const windowReport = wishPlot({
  id: 'wish-sorrow-report',
  tellsAny: 'poorly-pet',
  comfort: true,
  fed: true,
  about: 'A pet is ill and only looks; the hero offers it everything, and then learns to sit there and tell it what goes by.',
  titles: ['The Report from the Window', 'Nothing Much, and a Bicycle', '{H} Tells What Goes By', 'As Slow as That', 'What {H} Saw'],
  want: [
    {
      id: 'offers',
      A: 'partner',
      paragraphs: [
        '{whom} was very ill. {H} and {A} both knew it. {whom} was in the usual place, and did not want to do any of the usual things. So {H} fetched a cushion, and a carrot, and {H}’s own second-best bear. {whom} looked at it all, politely, and stayed just so.',
        '“It must be something that I haven’t thought of,” said {H}, and was off again. There was quite a heap. “That’s a good deal,” said {A}.'
      ]
    },
    {
      id: 'heap',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Then there came two blankets, and something to chew, in case. By now {whom} could hardly be seen behind it.',
        '“Which of these is it?” asked {A}. “I don’t know,” said {H}. “That’s why it’s all of them.” The bear fell over on to the carrot. {whom} looked at that for a moment, and {H} hoped. But it was only because the bear had fallen over.'
      ]
    }
  ],
  way: [
    {
      id: 'sing',
      A: 'partner',
      paragraphs: [
        'Then {H} danced for {whom}, and sang, and it was loud. {whom} turned away a little. {H} stopped, with one foot in the air. “{whom} doesn’t like me any more,” said {H}.',
        '“No,” said {A}. “{whom} is tired. Being ill makes you very tired.” {H} sat down on the floor with a bump and cried. {whom} looked at {H}, and did not turn away.'
      ]
    },
    {
      id: 'will',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Is {whom} going to die?” asked {H}. {A} did not look out of the window while answering. “Yes, one day,” said {A}. “All animals do. I don’t know when. It may be soon, and I’ll tell you what I know, each time.”',
        '“I don’t want it.” “No,” said {A}. “I don’t either.” {H} moved up until there was no more room in between. {A} held on. Now there were two who did not want it.'
      ]
    },
    {
      id: 'fault',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“I gave {whom} a bit of my toast,” said {H}. “Long ago. Is it that?” “No,” said {A}. “It isn’t the toast. It’s nothing that you did.” “It had jam on it.” “It isn’t the jam, either.”',
        '{H} had thought of the jam at night. “I gave {whom} some too, once,” said {A}. “With butter.” They both looked over at {whom}. {whom} had liked the jam.'
      ]
    },
    {
      id: 'hurt',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Does it hurt?” asked {H}. “If it does, there are people who know what to do about it,” said {A}. “That’s what the vet is for. We watch, and then we ask.”',
        '“I can watch,” said {H}. {H} was good at watching, and had the best view. “Then you tell me what you see,” said {A}. “Even if it’s nothing.”'
      ]
    },
    {
      id: 'still',
      A: 'partner',
      paragraphs: [
        'By then {H} was tired as well, and for a while did nothing at all. Nobody sang. {whom} looked at {H}, and looked comfortable. {H} lifted one hand to fetch something, and {whom} looked after the hand.',
        '“Do you see that?” whispered {A}. “Each time you go away, {whom} looks where you’re going.” “It isn’t in the heap,” said {H} slowly. “I’m it.”'
      ]
    },
    {
      id: 'how-to-stay',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Staying was not easy, though. First {H}’s foot wanted something, and then {H}’s nose did. {A} showed how it was done. You lean on something, and you breathe as slowly as {whom}.',
        '{H} tried it. {whom}’s breaths were small, and they came one after another. “I’ve got it,” said {H} after a time, hardly aloud. “You’re doing it very well,” breathed {A}.'
      ]
    },
    {
      id: 'pet-friend',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came by as well, and looked at {whom}, and was in no hurry. Nobody had told {A} to be quiet there. {A} was quiet.',
        '“You knew it straight away,” said {H} to {A}. “I had to fetch a carrot first.” {A} settled down, not too near, and not far off.'
      ]
    },
    {
      id: 'child-near',
      A: 'child',
      spare: 10,
      paragraphs: [
        '“Can I say something to {whom}?” asked {A}. “Yes,” said {H}. “But small.” {A} bent down, and thought, and could not find anything that was small enough.',
        'So {A} said only, “Well?” It was said very kindly. {whom} looked at {A}, and that was an answer. “I said it right,” whispered {A}, and sat down.'
      ]
    },
    {
      id: 'before',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“{whom} used to come and meet me,” said {H}. “As soon as I was in the door.” “Yes,” said {A}. “You could hear it as far as the kitchen.”',
        '“Now I have to come all the way.” {A} measured it by eye. It was about nine steps. “You’re quite good at walking,” said {A}. “You can do that part now.”'
      ]
    }
  ],
  turn: [
    {
      id: 'report',
      A: 'partner',
      paragraphs: [
        '“{whom} always wanted to know what was going on,” said {A}. So {H} sat where {whom} was near and the window was near too, and began. “A car,” said {H} softly. “A red one. Now nothing. Now a lady with a bag.”',
        '{whom} looked at {H}’s mouth, and listened. “What’s in the bag?” asked {A}, just as softly. “Leeks,” said {H}. {whom} seemed to think that leeks were about right.'
      ]
    },
    {
      id: 'second',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{A} took a turn, because {H}’s voice was tired. “A bus,” said {A}. “Another bus.” “You have to say who’s in it,” said {H}. {A} looked again. “Four people, and one is asleep against the glass.”',
        '“{whom} wants to know which one,” said {H}. It was the one with the hat. The light was green, and the hat went by. {whom} breathed in and out.'
      ]
    },
    {
      id: 'elder-slow',
      A: 'elder',
      spare: 11,
      paragraphs: [
        '“I’m not so fast myself any more,” said {A}. “What I like best is if somebody sits down and says what they’ve seen.” “Anything?” asked {H}. “Anything. Buses are good.”',
        'So the next bus {H} told to both of them, first to {whom} and then to {A}. It was the same bus, and it was different both times. Nobody minded that.'
      ]
    },
    {
      id: 'nothing',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Then for a long time nothing went by. {H} did not know whether that should be told. “Say it,” said {A}. “Nothing,” said {H}. “And still nothing. And the same nothing, but with a leaf.”',
        '{whom} had nothing against it. It was getting dark outside, from below, as it does. {H} told that as well. It took as long as it took. Nobody was in a hurry for the next thing to come.'
      ]
    },
    {
      id: 'thanks',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Can I tell {whom} something that isn’t outside?” asked {H}. “Of course,” said {A}. {H} put both lips as near as was allowed. It was something about the first day, and about being glad.',
        '“Did {whom} understand it?” “Not the words, I think,” said {A}. “But that it was you.” {H} said it again, in case it had been too quiet. It was not too quiet. {whom} had kept both eyes on {H} from the first word to the last.'
      ]
    },
    {
      id: 'bicycle',
      A: 'partner',
      paragraphs: [
        '“Now a bicycle,” said {H}, so low that it was hardly a word. {whom} still looked at {H}. {H} had one finger close to {whom}, where {whom} could know that it was there.',
        '“I wish that {whom} was well,” said {H}. “I wish it too,” said {A}. “Tomorrow I’ll do the report again,” said {H}. “I’ll do it every day that I can.” Then the bicycle came back, with its lamp on, and {H} told that too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled quite near, at the same height.',
      '{names} came in on tiptoe, or nearly so.',
      { text: '{names} turned the lamp down a bit more.', needs: ['hands'] },
      { text: '{names} tucked the cushion in where it was lumpy.', needs: ['hands'] }
    ],
    way: [
      '{names} kept still, and it spread.',
      '{names} came over to where {H} had sat down with a bump.',
      { text: '{names} took some of the heap away, very quietly.', needs: ['hands'] },
      { text: '{names} gave {H} a handkerchief that smelled of cupboard.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed low, so as not to miss the leeks.',
      '{names} settled on the other side, and now there was somebody at each.',
      { text: '{names} held the curtain back, so that the report could go on.', needs: ['hands'] },
      { text: '{names} lifted one finger for a dog across the road.', needs: ['hands'] }
    ]
  },
  bed: [
    'They cleared the heap away, very quietly, the cushion and the carrot too. Only {H}’s second-best bear stayed beside the usual place, to keep watch.',
    '{H} splashed a little, and lay down. Somebody had left all the doors open between the bed and the usual place. It was nine steps, and {H} could hear that it was quiet there.'
  ],
  last: [
    'Outside a bicycle went by, and nobody had to tell it, and {H} was asleep.',
    'The doors stood open all night, and {H} slept.'
  ]
})
