import { wishPlot } from '../wish-plot.ts'

export const deedDoStay = wishPlot({
  id: 'wish-deed-do-stay',
  tellsAny: 'once',
  deeds: ['stuck'],
  isTale: true,
  out: true,
  about: 'Needs {once.spot}. Somebody is stuck there, in everybody’s way, and gets tighter with each “Come out!”; until {A} sees that whoever is asked to stay is off at once, and {H} begs the one who is stuck to stay until Monday.',
  titles: ['Do Stay', 'How Kind, Said {once.who}', 'Only for a Minute', '{once.who} in Everybody’s Way', '{H} and the Wrong Word'],
  company: ['lady', 'man', 'bags', 'corner', 'street', 'lamp', 'photos', 'tea', 'rule', 'notice', 'queue'],
  want: [
    {
      id: 'for-a-minute',
      A: 'partner',
      paragraphs: [
        '{once.first} {once.did}. There was no mistaking it: {once.spot} creaked, and {once.who} did not move. {H} and {A} got there first. “Are you stuck?” asked {H}. “Very,” said {once.who}.',
        'Now nobody else could get at {once.spot}. A lady came, and only wanted {once.spot} for a minute. So did a man with two bags. “We’ll have you out by bedtime,” {H} promised. {H} had never got anybody out of anything.'
      ]
    },
    {
      id: 'how-it-came-about',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How did you get in there?” asked {A}. “Quite easily,” said {once.who}. “The front went in, and then the middle. And then there was no more easily.” It had been used up, just short of the end.',
        '“Then you’ll have left some at the other side,” said {A}, and walked round {once.spot} to look. There was plenty of easily there. Only {once.who} {once.was} not there to use it.'
      ]
    }
  ],
  way: [
    {
      id: 'that-word',
      A: 'partner',
      paragraphs: [
        '“Come out!” called {H}. There was a creak, and {once.who} sat tighter than before. “Come out this minute!” called the man with the bags. That was tighter still. “It’s that word,” said {once.who}. “With that word nothing moves at all.”',
        '{H} put a please in front. It was a nice please, but behind it came the same word. “You’re not trying,” said the man. “It’s all trying in here,” said {once.who}. “There’s no room for anything else.”',
        { extra: 1, both: ['“Perhaps it’s {what.part},” said the lady. So they tried {what.part}, a bit to the left and a bit to the right. That moved quite well. {once.who} did not.'] }
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where do you feel it most?” asked {A}. {once.who} felt about, from one end to the other. It was mostly to do with {doer.part}. “The rest could go any time,” said {once.who}.',
        '“Then let the rest go on ahead,” said {A}, “as far as the lamp. We’ll send {doer.part} after you.” {once.who} thought it over, and it was a good plan. “Only we’ve always gone together,” said {once.who}.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“{doer.sound},” it went in {once.spot}. The lady took a step back. “It never used to do that,” she said. “That isn’t {once.spot},” said {A}. “That’s who’s in the way.” “{doer.sound},” it went again, as an apology.',
        'So {A} wrote a notice, and everybody could read it. “Out of order,” it said. “Makes {doer.sound}.” From then on people came specially. They stood in a row and waited for the next one.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was not much to do in there. {once.who} {doer.does}. It went wonderfully. “But that’s moving!” called {A}. “You can move!” {once.who} stopped, and was just as surprised.',
        '“Do it again,” said {A}, “but this way, towards us.” {once.who} got ready, with everybody looking. Then it would not go at all. “It only works when it’s for nothing,” said {once.who}.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Over here there might be {doer.wants},” said {A}, from the lamp. {once.who} leaned that way so hard that {once.spot} groaned. “Is it still there?” asked {once.who}. “It’s still a might,” said {A}.',
        '“Couldn’t you bring it here?” asked {once.who}. {A} thought about that. “Then you’d have no reason to come and get it,” said {A}. “No,” said {once.who}. “It would be lovely.”'
      ]
    },
    {
      id: 'doer-where',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Do you get stuck at home as well?” asked {A}. “Never,” said {once.who}. “And where’s that?” “{doer.where},” said {once.who}. “There’s room on every side. You can turn round as often as you like.”',
        '{H} looked at {once.spot}, where there was room on no side. “So why did you come away?” asked {H}. {once.who} had been wondering that too. “You can’t turn round all day,” said {once.who}.'
      ]
    },
    {
      id: 'doer-fact',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} rang the people who look after {once.spot}. “What is it that’s stuck?” they asked, and {A} told them. “Describe it,” they said. “{doer.fact},” said {A}, for that was all that came to mind.',
        'There was a rustling in the phone. “We’ve got nothing here about that,” they said. “We’ve got leaves.” “It isn’t leaves,” said {A}. “You could wait for autumn,” they said, “in case.”'
      ]
    },
    {
      id: 'cannot-be',
      A: 'other',
      spare: 2,
      paragraphs: [
        'The man had a folding rule in one of his bags. He measured {once.who}, as far as there was any to be seen. He measured {once.spot}. Then he did a sum on the back of {A}. “It doesn’t fit,” said the man. “So nobody can be in there.”',
        '“But I can see {once.who},” said {H}. “You can see all sorts of things,” said the man. “This is arithmetic.” He folded up the rule. {once.who} asked if it had come out even.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps we’ve got it wrong,” said {A}. “Perhaps it’s {once.spot} that’s stuck, on {once.who}.” They walked round and looked at it like that. It was quite true. {once.spot} did not move either.',
        '“Come off!” called {H} to {once.spot}, and clapped twice. Nothing stirred. “It’s being very brave,” said {once.who}. “Shall we tell it that help is on the way?” So {H} patted {once.spot}, and told it.'
      ]
    },
    {
      id: 'thin-things',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Think of something thin,” said {A}. “Think of a letter.” {once.who} thought of a letter, and it helped a little. Something slipped, about as wide as a stamp. “Now think of spaghetti,” said {A}.',
        '{once.who} thought of spaghetti, a whole pot of it. “With sauce?” asked {once.who}. “Just one,” said {A}, “and dry.” But it was too late. There was sauce on it already, and {once.who} {once.was} as tight as ever.'
      ]
    },
    {
      id: 'nearly-a-minute',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Everybody who wanted {once.spot} for a minute stood in a queue by now. {A} gave out numbers. “What does {once.who} want it for?” asked number five. “Nothing,” said {once.who}. “How much longer?” asked number six. “It isn’t up to me,” said {once.who}.',
        '“Then you should have a number as well,” said {A}. There was only nineteen left. Now {once.who} had to wait for eighteen others, before it would be allowed to be stuck. It was very well organised.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 1,
      paragraphs: [
        '“I was stuck once for a whole afternoon,” said {S}. “What in?” asked {A}. “In a chat,” said {S}. “It was with a dentist’s aunt. It went all round me, and there wasn’t a gap.” {once.who} knew just what that was like.',
        '“And how did you get free?” asked {once.who}. {S} had to think. “She said that I must stay for supper,” said {S}. “And the next thing I knew I was on the bus.”'
      ]
    },
    {
      id: 'grown-up',
      S: 'grown-up',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} rang the number for when somebody is stuck. There was music in the phone. Then a voice said that {S} was number forty, and must not go away. So {S} stood beside {once.spot}, and could not go forward, and could not go back.',
        '“What’s the matter?” asked {once.who}. “Stuck,” said {S}, with a hand over the phone. {A} looked from one to the other. “Is it tight?” asked {once.who}. “It’s mostly violins,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} wanted to be stuck as well, between {A} and the lamp post. “Come out!” called everybody. {S} could have done so at any time. “No,” said {S}. “It’s nice to be called.”',
        '{once.who} listened to that. “You should hear it the hundredth time,” said {once.who}. So they called {S} a hundred times, to see. At thirty {S} went home for a drink, and came back. At a hundred nobody was stuck but {once.who}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours nobody’s ever stuck,” said {A}. “They all go as soon as my uncle gets out the photos.” “What’s on them?” asked {H}. “A wall,” said {A}, “and then the same wall, with him.”',
        'Something creaked in {once.spot}. “How many are there?” asked {once.who}. “Four boxes,” said {A}. It creaked again, as if somebody in there had looked round for a coat. But there were no photos here, and so it stopped.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} wanted nothing from {once.spot}, and came to look all the same. {A} looked at {once.who} for a long time, and then looked away, out of politeness. Nobody else had thought of that.',
        '“That’s better,” said {once.who}. “It’s worse with everybody staring.” So they all turned round, and faced the street, in a row. “Are you out yet?” asked {H} after a while. “No,” said {once.who}, “but it’s cosier.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} had just learned to wave bye-bye, and waved to {once.who}. “Not yet,” said {H}. “Nobody’s going.” {A} waved again. {once.who} was well brought up, and waved back, with whatever was free.',
        'And something gave in there, no more than a hair. “What was that?” asked {once.who}. “That was bye-bye,” said {H}. They would have gone on with it. But {A} had found a button by then, and was stuck on that.'
      ]
    },
    {
      id: 'two-who-were-asked',
      A: 'partner',
      paragraphs: [
        'It got late. “Do stay and help us think,” {A} said to the lady. “How kind,” said the lady, “but is that the time?” She was round the corner already. {A} tried the man with the bags. “Do stay. There’ll be tea.” “Goodness,” said the man, “is that the time?”',
        'Now nobody was waiting for {once.spot} any more. “All day they wouldn’t budge,” said {A} slowly. “And the moment I asked them to stay, off they went.”'
      ]
    }
  ],
  turn: [
    {
      id: 'until-monday',
      A: 'partner',
      paragraphs: [
        '{H} stood before {once.spot} and took a breath. “Do stay,” said {H}. “You’ve only just come.” It was quiet in there. “Stay for supper. Stay until Monday! There’ll be photos.” “How kind,” said {once.who}, and something creaked.',
        '“How very kind. But goodness, is that the time?” Plop, it went. There was {once.spot}. And here {once.was} {once.who}, with nothing all round but air.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. “That must have been stuck as well,” said {A}.'
      ]
    },
    {
      id: 'bedtime',
      A: 'partner',
      paragraphs: [
        'The lady and the man came back, and each had {once.spot} for a minute. It was plenty. {once.who} watched them do it. “Everybody always tells me to come out,” said {once.who}. “Nobody ever asked me to stay.” “Come again on Monday,” said {H}, “but only as far as the front.”',
        '“Bedtime,” said {A}. At that {H} got hold of the lamp post, and was stuck. {A} looked at it, and thought. “Do stay up,” said {A}. “Stay up until Monday.” “How kind,” said {H}, and yawned. “But goodness, is that the time?”'
      ]
    },
    {
      id: 'still-a-bit-in',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{once.who} walked up and down a little, because it was possible. It was too much room all at once. “Could somebody stand a bit closer?” asked {once.who}. So {H} stood on the left and {A} on the right.',
        '“Closer,” said {once.who}. They pressed up as well as they could, like {once.spot}. “That’s it,” said {once.who}, and breathed out. “Now a bit less. Now a bit less again.” Like that it could be borne.'
      ]
    },
    {
      id: 'a-dent',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They all looked at {once.spot}, and it was just as it had been, only warm. {A} had thought there would be more to see. “All that time,” said {A}, “and it hasn’t even left a mark.” {once.who} looked too, and was a bit hurt.',
        'So {H} made one with a piece of chalk, where {once.who} had left off. “To here,” it said. Number five stopped to read it, and whistled. “As far as that?” said number five.'
      ]
    },
    {
      id: 'goodbye',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Well,” said {once.who}, “goodbye.” “Goodbye,” said {H}. “Well,” said {A}, “goodbye, then.” Nobody went. “It was very nice in there, apart from being stuck,” said {once.who}. “Well,” they all said.',
        'The street lamps came on, and they were still standing there. “Are we stuck?” whispered {H}. {once.who} tried one step, to see, and it went quite easily. “Goodbye,” called {once.who} from the corner, much relieved.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined the queue for {once.spot}, without wanting anything there.',
      '{names} kept {once.who} company from the side where there was most to see.',
      { text: '{names} tapped all round {once.spot}, and listened for a loose place.', needs: ['hands'] },
      { text: '{names} rolled up both sleeves, and looked for somewhere to begin.', needs: ['hands'] }
    ],
    way: [
      '{names} tried to be as thin as a ruler, and got hungry.',
      '{names} breathed in, and stayed like that, to see how {once.who} felt.',
      { text: '{names} pushed at {once.spot}, in case it was that way round.', needs: ['hands'] },
      { text: '{names} drew a picture of {once.who}, with a lot of room in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} took one step back, so that {once.who} had even more air.',
      '{names} went once all round {once.who}, since you could now.',
      { text: '{names} shook {once.who} by whatever had been stuck the longest.', needs: ['hands'] },
      { text: '{names} measured the air round {once.who}, and there was plenty.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the way home they kept asking one another to stay, and so they were home very fast. Behind them they left {once.spot}, free for anybody.',
    '{H} washed and slid in under the blanket. It went quite easily, the front first, and then the middle. There was room on both sides.'
  ],
  last: [
    '“Do stay,” said the day at the window. “How kind,” said {H}, and was asleep.',
    'Somewhere {once.who} turned round once, just because it was possible, and {H} was asleep.'
  ]
})
