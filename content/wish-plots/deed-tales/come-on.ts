import { wishPlot } from '../wish-plot.ts'

export const deedComeOn = wishPlot({
  id: 'wish-deed-come-on',
  tellsAny: 'once',
  deeds: ['grows'],
  isTale: true,
  out: true,
  about: 'It grows a bit whenever somebody says “come on”, and that is said all day long, to children and dogs and buses, until {H} says “when”, as for a cup that is poured. Needs {once.the}.',
  titles: ['Come On', 'Say When', '{once.who} and the Word for It', 'Come On, {H}, Shoes', 'Nobody Said How Much'],
  company: ['door', 'street', 'step', 'woman', 'dog', 'bus', 'driver', 'kitchen', 'cup', 'jug', 'water', 'shoes', 'knees', 'tummy', 'nose', 'handle', 'gutter', 'house', 'wall', 'tap'],
  want: [
    {
      id: 'came-on-a-bit',
      A: 'partner',
      paragraphs: [
        'In front of the door {once.first} {once.was} {once.doing}. There wasn’t much of {once.the} yet. {once.who} bent down. “Come on,” said {once.who}, and {once.the} grew a bit.',
        '“Come on,” said {H} too, and {once.the} came up to {H}’s knees. “More,” said {H}, who wanted {once.the} to be the bigger of the two. Nothing happened. “It only works with ‘come on’,” said {A}.',
        { extra: 1, joins: true, both: ['And at that {once.the} grew again, and most of all {what.part}.'] }
      ]
    },
    {
      id: 'other-words',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} tried it with other words. “Up you get,” said {A}. “Giddy-up. Abracadabra.” {once.the} stayed just the same. “You’re only confusing everybody,” said {once.who}. “I once said well done, and there was nothing for a week.”',
        '“Why was there nothing?” asked {H}. “It sounds finished,” said {once.who}. So they walked round {once.the} on tiptoe, and took great care not to look pleased.'
      ]
    }
  ],
  way: [
    {
      id: 'shoes',
      A: 'partner',
      paragraphs: [
        '{A} looked out of the door. “Come on, {H}, shoes!” {H} came one step, and {once.the} came up to the door handle. “I meant {H},” said {A}. “Then you’d have to say so,” said {once.who}. “Now it’s grown.”',
        'Across the road a woman called her dog. “Come on, come on, come on!” That made three. The dog didn’t come, but {once.the} did. It got dark in the kitchen.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With the next “come on” it was {what.part} that grew, and nothing else. “You said it too much to one side,” {once.who} told {A}. “You have to say it to all of {once.the}.” So {A} went round and said it to the back.',
        'Now the back was ahead. They had to say it turn and turn about, to the left, the right and the front. When it all matched, there was a lot more of {once.the} than anybody had meant.'
      ]
    },
    {
      id: 'door-frame',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the frame of the door were pencil lines, one for each of {H}’s birthdays. {A} drew one for {once.the} beside them. Soon there had to be another line. The third was above all of {H}’s.',
        '“I took years to do that,” said {H}. “And how was it done?” asked {once.who}. {A} thought back. “The same way,” said {A}. “We said come on every morning.” {H} stood up very straight, in case it still worked.'
      ]
    },
    {
      id: 'the-whole-bus',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The bus couldn’t get past {once.the}. The driver got out and looked, and so did {A}. “Come on!” called the people in the bus. There were eleven of them. {once.the} came on eleven times.',
        'The driver had to back the bus as far as the last stop. “We’ve just been here,” said a lady. “Come on, you know what he’s like,” said her friend. Then it was the stop before that.'
      ]
    },
    {
      id: 'the-book',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A man knew all about it. He had a book under one arm. “There’s one thing that you have to know about {once.the},” he said, and found the page. “{what.fact}.” They all looked at {once.the} to see.',
        '“And what does the book say about stopping?” asked {A}. He turned over, and turned back. “It’s a book about growing,” he said. “The stopping’s in another one. It hasn’t come out.”'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{once.who} had stood still too long. {once.the} had grown up on both sides of {doer.part}, and that was held fast. “Come out of there,” said {A}. But “come” is half of the word. {once.the} came on by half.',
        '“You’re making it tighter,” said {once.who}. So {A} and {H} pulled without a word, and nodded when it was time. It went pop. {once.who} looked {doer.part} over, and from then on kept walking up and down.'
      ]
    },
    {
      id: 'whispering',
      A: 'same',
      spare: 6,
      paragraphs: [
        'It depended on how you said it. {A} whispered it, and {once.the} came on by a hair. {A} growled it low down, and there was more of {once.the} at the bottom. “Now nobody say it crossly,” said {once.who}. “That goes to the points.”',
        '{H} only thought it, as hard as possible. {once.the} didn’t stir. “What was that one?” asked {once.who}. “I felt it go by.” It had got as far as {A}, whose sleeves were shorter than before.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And how do you say it at home?” asked {A}. “{doer.sound},” said {once.who}, and {once.the} shot up by the height of a chair. That was the proper word. The other one was only for foreigners.',
        '{H} practised it, with a hand over the mouth, so that not much got out. “{doer.sound},” it went in there. {once.who} nodded. “You’ve got a good ear,” said {once.who}. “With you it only went crooked.”'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What will you do with {once.the}?” asked {A}. “I’ll swap,” said {once.who}, and had thought it all out. “I’ll give somebody some of {once.the}. And I’ll get {doer.wants}.”',
        '“How much of {once.the} will that be?” asked {H}. They looked along the wall, and {A} worked it out. It would be about as far as the drainpipe. “We were at the drainpipe some time ago,” said {A}.'
      ]
    },
    {
      id: 'number-nine',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At number nine they had the football on. “What’s the score?” {A} called over {once.the}. It was nil to nil, and nobody there had said a word for an hour. {once.who} was very glad of it.',
        'Then something must have happened. “Come on!” shouted number nine, and number seven, and the flats behind. When it was quiet again, {H} couldn’t see the flats any more. “Was it a goal?” called {A}. “No,” called number nine, from behind {once.the}. “Just over.”'
      ]
    },
    {
      id: 'not-that-word',
      A: 'grown-up',
      spare: 10,
      paragraphs: [
        'From now on {A} would not say it. It was not so easy. “Co,” said {A}, and coughed. {H} still had only one shoe on. “This way, please,” said {A}, “if it suits you.” {once.the} stayed as before.',
        'So did {H}, though. Nobody hurries for anything so polite. “How often do you say it in a day?” asked {once.who}. {A} counted up to breakfast, and looked up at {once.the}, and was sorry.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had found a warm place, up against {once.the}. Each time that anybody said it, {A} was pushed a bit further along the wall. {A} never opened an eye. By now it was two doors down.',
        '“We’d better fetch {A} back,” said {once.who}. “Come on!” called {H}, and clapped a hand over the mouth, too late. Now it was three doors down. There {A} woke up, and thought that the sun had moved.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My grandmother grew things too,” said {S}. “But she never said come on. She said we’ll see.” “And did it grow?” asked {A}. “Not a bit,” said {S}, “for thirty years. But we did see.”',
        '{once.who} had never heard of such a thing. “Say it to {once.the},” begged {once.who}. “We’ll see,” said {S}. They waited. {once.the} came on very slowly, as if it were a Sunday.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was growing something too, and that was a pebble in a cup. “Come on,” said {S} to it. The pebble stayed as it was, but behind {S} there was more of {once.the}. “It must have gone past,” said {A}.',
        'So {S} turned the cup round, and said it again with a hand on each side. {once.who} came over and looked in. “That one’s been grown already,” said {once.who}. “You can tell by how hard it is.” {S} was content, and told it “well done”.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} had listened all this time. Now {A} had the word too, but only the second half, the “on”. So the upper half of {once.the} grew, and hung out over everybody like a shelf.',
        '“Now somebody must say the first one,” said {once.who}, “before it tips.” “Come,” said {H} to the lower half, and everything was straight. Then there was another “on”. They had to do it nine more times, for {A} had found a good word.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“At ours it’s hurry up,” said {A}. {once.the} began to tremble all over. “That’s not bigger,” said {once.who}, “that’s only faster.” {A} said sorry, and thought of what else they had at home.',
        'They had “chop chop”, and they had “today would be nice”. At that one {once.the} stopped trembling and leaned towards {A}. “What a polite house,” said {once.who}. “I should like to grow there for once.”'
      ]
    },
    {
      id: 'say-when',
      A: 'partner',
      paragraphs: [
        'Growing makes you thirsty. So {A} held out a cup of water for {once.who}, and poured. “Say when,” said {A}. “When what?” asked {once.who}. The cup was full, and it ran down the step. “When!” said {H}, and the jug stopped.'
      ]
    },
    {
      id: 'one-way',
      A: 'partner',
      paragraphs: [
        'Now {once.the} reached as far as the gutter, and nobody could get in at the door. “Stop,” said {H}. “Go back.” “Growing doesn’t go back,” said {once.who}. They both pushed as hard as they could. “Help us, {A}!” called {H}. “Come on!” That made it worse.',
        '“Everybody’s told {once.the} to come,” said {A}, quite flat against the wall. “Nobody’s ever said how much.”'
      ]
    }
  ],
  turn: [
    {
      id: 'when',
      A: 'partner',
      paragraphs: [
        '{H} looked at the wet step, and remembered the jug. Across the road the woman called her dog again. “Come on!” she called, and {once.the} began to grow. “When,” said {H}. {once.the} stopped, with a small wobble. “Come on!” called the woman. Nothing grew.',
        '“So ‘come on’ starts it, and ‘when’ stops it,” said {once.who}. “I never knew that one. I always had to move house in the end.” Now {once.who} bent {once.the} a little to the left, and there was the door. They could all get in if they breathed out.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. “What did you say?” {once.who} asked {A}. “I only said oh,” said {A}. Now they knew what “oh” did.'
      ]
    },
    {
      id: 'where-is-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Where’s {what.part} got to?” asked {A}. They leaned back to look, and further back. In the end they lay on the doormat. “There,” said {H}, and pointed past the gutter.',
        '“I’d always wanted to have that where you can see it,” said {once.who}. A pigeon had sat down up there, and it didn’t know on what. “When,” {H} called, to be on the safe side. The pigeon stayed the same size too.'
      ]
    },
    {
      id: 'other-things',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} tried the word on other things. “When,” said {H} to the bus, and the bus stopped. “There’s a stop there,” said {A}. “When,” said {H} to the rain. It hadn’t been raining, so that had worked as well.',
        '{A} wanted to know if it did for {once.who} too, who was walking up and down. “When,” said {A}. {once.who} stood still, and looked quite rested. “Nobody’s ever said that to me,” said {once.who}.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{once.who} looked up at {once.the} for a long time, and then {doer.does}. “Is that in order to grow more?” asked {A}. “No,” said {once.who}. “That’s because I’m allowed to be pleased. It can’t do any harm now.”',
        'They did it as well, all in a row, with {once.the} behind them. “Well done,” said {H}. “Well done,” said {A}. Far up, something rustled, but it was only the wind.'
      ]
    },
    {
      id: 'the-end-of-it',
      A: 'partner',
      paragraphs: [
        'The whole street came out to look up at {once.the}. “How did you do it?” they asked {once.who}. “I only did the beginning,” said {once.who}. “{H} did the end,” said {A}. {H} stood there and was the smaller of the two, by a long way.',
        'Nobody called anybody. And then the dog came, all by itself.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down to look at {once.the} from below, and had to move over.',
      '{names} backed away a bit with each “come on”, to leave room.',
      { text: '{names} held up a thumb beside {once.the}, and then an arm.', needs: ['hands'] },
      { text: '{names} brought a flowerpot, and took it away again at once.', needs: ['hands'] }
    ],
    way: [
      '{names} found the way round {once.the}, and it got longer each time.',
      '{names} squeezed through beside the wall, with a good deal of breath.',
      { text: '{names} put a finger to the lips whenever anybody came.', needs: ['hands'] },
      { text: '{names} wiped the step, and looked up in between.', needs: ['hands'] }
    ],
    turn: [
      '{names} went in at the door and out again, because it could be done.',
      '{names} lay in the shade of {once.the}, where nothing pushed any more.',
      { text: '{names} patted as far up {once.the} as anybody could reach.', needs: ['hands'] },
      { text: '{names} poured everybody a drink, and waited for the word.', needs: ['hands'] }
    ]
  },
  bed: [
    'One after the other they went in, sideways. {once.who} stayed outside beside {once.the}, and said nothing at all. It was a good evening for that.',
    '{H} washed, and said “when” to the tap, and helped a little. Then {H} lay down. {once.the} stood in front of the window, and was just the right size.'
  ],
  last: [
    'Sleep came up to {H}’s knees, then to the tummy, and then to the nose. “When,” said {H}, and was asleep.',
    'Out there {once.the} grew no more, and {H} grew a very little, asleep.'
  ]
})
