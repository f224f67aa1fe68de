import { wishPlot } from '../wish-plot.ts'

export const deedWhoComesWhenCalled = wishPlot({
  id: 'wish-deed-who-comes-when-called',
  tellsAny: 'once',
  deeds: ['believes'],
  fed: true,
  about: 'Everybody sees what somebody looks like and nobody what it is, until the neighbour’s small brown dog comes to “Duke!”; so they call, and whoever comes is it, and who comes to two names has two suppers.',
  titles: ['Duke', 'Somebody Comes When It’s Called', '{H} Is an Admiral', 'Twice to the Table', 'It’s Badly Drawn'],
  company: ['book', 'picture', 'dog', 'hedge', 'admiral', 'supper', 'plate', 'potatoes', 'table', 'hall', 'door', 'chair', 'postwoman', 'duke', 'neighbour', 'step', 'peas'],
  want: [
    {
      id: 'what-they-say',
      A: 'partner',
      paragraphs: [
        '{once}. It would have been all right, but for the others. “When they see me,” said {once.who} at {H}’s door, “they all say: look, there’s {once.who}.” “And what should they say?” asked {A}. “Look, there’s {once.the},” said {once.who}.',
        '{H} knew about that. At breakfast {H} had told the whole house that this was an admiral now. “Your shoe’s undone,” they had said.'
      ]
    },
    {
      id: 'the-practice',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Do something that shows it,” said {A}. {once.who} came into the middle of the hall and {doer.does}. It was done with great dignity. “Would {once.thing} do that?” asked {H}.',
        '“This one does,” said {once.who}. They could not say that it was wrong. {A} had never stood so near to one, and went and put on a clean collar.'
      ]
    },
    {
      id: 'the-likeness',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where does it show most?” asked {A}. {once.who} turned round slowly, so that they could choose. “I’d say it was {doer.part},” said {once.who}. “From the left.”',
        'They went round to the left. {H} looked for a long time, and then with one eye. “There’s certainly something about {doer.part},” said {H}. {once.who} thanked {H}, and stayed like that, with the left to the front, for a good while.'
      ]
    }
  ],
  way: [
    {
      id: 'badly-drawn',
      A: 'partner',
      paragraphs: [
        '{A} fetched the big book, and there was a page with {once.the} on it. They held it up beside {once.who}, and looked from one to the other. “It’s badly drawn,” said {once.who}. “There’s hardly a likeness.”',
        '“We’re too close,” said {H}. So they looked from the table, and then from the hall, with half an eye. From behind the coats it was nearly right. But then the postwoman came in at the door. “Look,” said the postwoman, “there’s {once.who}.” And she had not even seen the page.'
      ]
    },
    {
      id: 'the-page',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the book you could quite plainly see {what.part}. {A} laid a finger there. “And you?” asked {A}. {once.who} looked at {A}’s finger, and then away. “I’ve left mine at home,” said {once.who}, “for the others.”',
        'So they found something in the kitchen that would do. It was not so fine, but it was clean. {H} held it in the right place. “You get a pain in the arm,” said {H}. “So did I,” said {once.who}.'
      ]
    },
    {
      id: 'as-in-the-book',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“{what.fact},” said {A} out of the book. {once.who} had gone quite still to listen. “Go on,” said {once.who}. There was no more. It was a short page.',
        '“That’s me exactly,” said {once.who}. “I’ve always felt it.” {H} asked where. It was somewhere in the middle, and you felt it most on Sundays. {A} said the sentence once more, as it had done so much good.'
      ]
    },
    {
      id: 'with-the-sound',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They shut the book and tried it with their ears. “{once.the} goes ‘{what.sound}’,” said {A}. {once.who} took a breath, and thought of home, and did it.',
        'It came out a good deal like “{what.sound}”, only shyer. Behind the door somebody said, “Who’s there?” “Did you hear that?” asked {once.who}. “They didn’t say: who’s that? They said who.” {H} wrote the hour down, on one wrist.'
      ]
    },
    {
      id: 'the-mirror',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the hall there was the mirror. {once.who} looked in, and drew back a little. “Somebody’s in the way,” said {once.who}. {A} breathed on the glass. Now there was only something pale, of no particular shape.',
        '“There,” said {once.who}. “That’s much more like.” {H} looked in as well, and saw a pale admiral. They breathed on it by turns, so that it should not wear off, until they were both giddy.'
      ]
    },
    {
      id: 'the-man-next-door',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The woman from the third door down came for an egg. They all kept quite still, so as not to help her. She looked at {once.who}, and her lips moved. “Don’t tell me,” said the woman.',
        'She nearly had it. She tried it with her glasses, and without. “I had one on a tea towel,” she said. Then she thought of the egg, and it was gone. “A tea towel,” said {once.who}, quite moved. “That’s the closest yet.”'
      ]
    },
    {
      id: 'the-beginner',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How long have you had it?” asked {A}. {once.who} had to think. It had begun on a Tuesday, towards evening. “I was sitting there,” said {once.who}, “and all at once I was sitting there quite differently.”',
        '{H} sat down to try. For a time it was the usual sort of sitting. Then {H} pulled in {H}’s chin and thought of ships. “Like that?” asked {H}. “Just like that,” said {once.who}. The two of them sat on until a foot went to sleep.'
      ]
    },
    {
      id: 'the-dog-next-door',
      A: 'partner',
      paragraphs: [
        'Outside somebody was calling. “Duke!” called the neighbour. “Duke!” And through the hedge came a small brown dog with one ear inside out. “He’s no duke,” said {H} at the window. {A} watched him trot in to his supper. “He is, though,” said {A}. “Somebody calls it, and it’s him that comes.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was asked too. {A} was led up to {once.who}, and had a long sniff, from one end to the other. They waited. {A} went away, and came back, and sniffed once more, in the middle.',
        '“{A} isn’t sure,” said {H}. “{A} is always sure.” It had never happened with the gas man. {once.who} was so happy about it that they let {A} have a third go.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I was small I was a tram,” said {S}. “How long for?” asked {A}. “A whole winter,” said {S}. “I only went to school along the rails. My mother got on at the front, and paid.”',
        '“And how did you stop?” {S} made a hissing noise, and put out one elbow. “Like this,” said {S}. “Between ourselves, I still do it at the baker’s.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} had been looking at {once.who} for quite some time. Then an arm came out, and a finger at the end of it. “Da,” said {A}. They all bent down at once. “Did that mean {once.thing}?” asked {H}.',
        '{A} pointed at the lamp. “Da,” said {A}. The chair was one too, and so was the spoon. “We’re all the same thing, then,” said {once.who}. “I’d not have thought it of the spoon.”'
      ]
    }
  ],
  turn: [
    {
      id: 'come-to-supper',
      A: 'partner',
      paragraphs: [
        '{H} told {once.who} to go out and wait on the step. Then {H} opened the window wide. “Would {once.the} please come in to supper!” called {H}, right across the street. And who came in at the door? It was {once.who}, and nobody else. “Then that’s settled,” said {A}, and put out a plate for {once.the}.'
      ]
    },
    {
      id: 'and-the-admiral',
      A: 'partner',
      paragraphs: [
        '{H} went and stood in the hall, behind the coats. It was quiet for a bit. “Would the admiral come in to supper, please,” called {A}, “and mind the shoe!” {H} came. It was only six steps, but {H} had never walked them like that.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. The admiral stood up to see it, with a potato. “Does that happen at every supper?” asked {A}. “Only where {once.thing} is asked,” said {once.who}. They all took another potato.'
      ]
    },
    {
      id: 'table-manners',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At table nobody knew how {once.the} liked to eat. {A} laid out a fork and a spoon, and to be safe a straw. {once.who} looked at them all kindly, and {doer.does}. The others put down their forks.',
        '“Ah,” said {A}, and did the same, as well as {A} could. {H} did it with peas. It’s only polite to eat as the guest does. It took rather long, and there were peas as far as the stove.'
      ]
    },
    {
      id: 'who-else',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the window they tried who else there was. “Would the night watchman come in!” called {A}. A cat came. It walked once round the table, looked behind the stove, and went out again on the other side.',
        '“He’s on duty,” said {H}. They called for a princess, and a moth came. They called for a man to mend the tap. Nobody came at all. “There really isn’t one,” said {A}. “I’ve often said so.”'
      ]
    },
    {
      id: 'the-shoe',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Under the table the shoe was still undone. “An admiral has somebody for that,” said {H}. {once.who} did not look as if laces were well known there. So they both looked at {A}.',
        '{A} got down under the table and did it, with a double bow. Then {A} stayed there for a little. “What are you now?” asked {H}. “I’m the harbour,” said {A}. “It’s very peaceful. Could somebody pass me down a potato?”'
      ]
    },
    {
      id: 'duke-comes',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Something scratched, and in came the small brown dog, with his ear the right way now. He had heard that there was supper. “Good evening, Duke,” said {A}, and got up. You do, for a duke.',
        'He went straight up to {once.who} and sat down, and they looked at one another. “He’s a dog,” whispered {once.who}. “Shall I tell him?” “Better not,” said {H}. “He’s got a cousin who’s a Prince.”'
      ]
    },
    {
      id: 'postwoman-again',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The postwoman had forgotten a parcel, and came back with it. “It’s for {once.the},” she said. “There isn’t any street on it.” They all looked at {once.who}. “That’s me,” said {once.who}.',
        'It was a lampshade, and had really been for a Mrs Prinns. But it went with the plate. “Sign here,” said the postwoman, and {once.who} made a mark. Then it had to be true, for it was in the book.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had been three things since lunch, and was hungry as all of them. “Would the digger come to supper?” called {A}. In came {S}, and took the potatoes with one arm, from above.',
        '“And an owl?” {S} opened wide, and was given peas. “And would the king of Spain?” {S} stopped in the door. “He’s got a tummy ache,” said {S}. “He’s been eating with the others.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“At ours I’m the one who eats everything,” said {A}. “They told somebody once, and it’s stuck.” {A} looked at the beetroot. “It isn’t me at all.” {once.who} took the beetroot off {A}’s plate, without a word.',
        '“What are you really?” asked {H}. “Somebody who has bread,” said {A}. So {H} called across the room for somebody who has bread. {A} came at once, and was very good at it.'
      ]
    },
    {
      id: 'twice',
      A: 'partner',
      paragraphs: [
        'When the plate was empty, {A} went to the window once more. “And is {once.who} out there too?” called {A}. “There are some potatoes left!” {once.who} looked at the pan, and went out, and came in again. “It’s nice to be both,” said {once.who}, and began at the beginning.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stiffened at the word admiral, a moment too late.',
      '{names} bowed to the shoe, because it was nearest.',
      { text: '{names} tied the admiral’s lace, in a knot that sailors use.', needs: ['hands'] },
      { text: '{names} saluted with a ladle, and dripped.', needs: ['hands'] }
    ],
    way: [
      '{names} squinted at the page, until everything looked alike.',
      '{names} backed into the coats, to get a better likeness.',
      { text: '{names} turned the book upside down, and it was no nearer.', needs: ['hands'] },
      { text: '{names} held a lamp beside {once.who}, and then at the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in to supper too, under the usual name.',
      '{names} made way for the admiral, all along the wall.',
      { text: '{names} piped the admiral aboard, on a comb.', needs: ['hands'] },
      { text: '{names} passed the potatoes to {once.the}, and said the name with care.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the plate that two had eaten from. Next door the duke was let out for the last time, and let in.',
    'The admiral took off both shoes, washed, and lay down. Out of the window {H} said good night to {once.the}, and somebody answered. Then {H} said it to {once.who}, and it was the same voice.'
  ],
  last: [
    'Somebody called very softly, but {H} was asleep.',
    'The admiral had gone in, and the harbour was shut, and {H} was asleep.',
    '{H} was an admiral, and was {H}, and both of them slept.'
  ]
})
