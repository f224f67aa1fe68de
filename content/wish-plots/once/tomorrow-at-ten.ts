import { wishPlot } from '../wish-plot.ts'

export const onceTomorrowAtTen = wishPlot({
  id: 'wish-once-tomorrow-at-ten',
  tellsAny: 'once',
  about: 'Somebody is going to do it for the first time tomorrow at ten and comes to practise; everything round it gets practised, until it happens by itself while the table is carried back.',
  titles: ['Tomorrow at Ten', 'A Day Too Early', 'Nothing Left but Breakfast', '{H} Strikes Ten', 'The Waiting and the Bow'],
  company: ['table', 'sofa', 'kitchen', 'rug', 'calendar'],
  want: [
    {
      id: 'the-evening-before',
      A: 'partner',
      paragraphs: [
        'It rang, and outside the door stood {once.first}. “It’s tomorrow at ten,” said {once.who}. “What is?” asked {H}. “{once.mine},” said {once.who}. “It’ll be the first time. So far I’ve only thought about it.”',
        'So {once.who} had come this evening, to practise where nobody minded. {H} and {A} carried the table over to the wall. Nobody knew how much room it takes to {once.do}.',
        { extra: 1, both: ['“Does anybody mind?” called {H} into all the rooms. Nobody called back, and so it was certain.'] }
      ]
    },
    {
      id: 'why-ten',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why at ten?” asked {A}. “At nine I’d be tired,” said {once.who}. “By eleven I’d have talked myself out of it.” That made sense to {H}. “And how long does it take to {once.your}?”',
        '{once.who} had gone round and asked about that too. “Some people say all day,” said {once.who}, “and some say that it’s over before you’ve noticed.” They kept the whole evening free, to be on the safe side.'
      ]
    }
  ],
  way: [
    {
      id: 'egg-cup',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“First somebody small,” said {H}, and put an egg cup on the table. The egg cup was {once.who}. {H} walked it past the salt with two fingers. There, beside the bread board, the egg cup {once.did}.',
        '{once.who} came quite close to see. “That egg cup makes it look so easy,” said {once.who}. “It’s only known about it for a minute,” said {A}. “It hasn’t had time to think.” {H} let the egg cup have a rest, upside down.'
      ]
    },
    {
      id: 'too-slowly',
      A: 'partner',
      paragraphs: [
        '{H} took a spoon and a saucepan lid, and struck ten. Then it was time to {once.do}. “Have you begun?” asked {A}. “Nearly,” said {once.who}. And {once.who} {once.was} nearly {once.doing} until the lid had stopped humming.',
        { extra: 1, both: ['After that {A} counted the floorboards, there and back. Somebody had to do something.'] }
      ]
    },
    {
      id: 'potatoes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For an audience {A} brought nine potatoes and set them out along the sofa. “They’ve all got eyes,” said {A}, “but they mean well.” {once.who} stepped in front of them and said in a firm voice what was coming. It was {once.doing}.',
        'The potatoes took it very quietly. Only one of them rolled off. “That one doesn’t think that I can {once.my},” said {once.who}. {H} picked it up. “It does,” said {H}. “It wanted to sit further forward.”'
      ]
    },
    {
      id: 'string',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} laid a string across the floor. “On this side it hasn’t happened yet,” said {A}, “and on that side it has.” {once.who} came up to it with great care, and stopped. {H} was over there already. “What’s it like?” asked {once.who}.',
        '{H} had a look round. “It’s like where you are,” said {H}. “Only you don’t have to {once.your} any more.” {once.who} gazed across for a long time, as people do at the far bank of a river.'
      ]
    },
    {
      id: 'wrong-order',
      A: 'partner',
      paragraphs: [
        '“Faster,” said {H}, “and with a bow, in case they clap.” This time {once.who} didn’t mean to lose a moment, and began with the bow. It was so deep that {H} and {A} clapped. And when people have clapped, it’s over. There had been no time at all for {once.doing}.',
        { extra: 1, both: ['{once.who} had got as far as the coats by then. “Wait,” called {H}. “Wasn’t there something else?” They all looked back at the rug.'] }
      ]
    },
    {
      id: 'whispering',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“In a theatre there’s somebody under the floor,” said {A}, “who whispers what comes next.” {A} crept under the table with a cushion. {H} struck two, for short. Then it was so quiet that they could hear the cushion.',
        '“{once.your},” whispered the table. “I know,” whispered {once.who}. “Then do it,” whispered the table. “I’m so glad that I knew,” said {once.who}. It didn’t count. {A} stayed under there a bit longer, for it was a good place to know things.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Let’s start at the other end,” said {A}. “Then the worst is over first.” So {once.who} said goodbye and thank you, and they waved. Before that came being tired and rather proud. They did that on the sofa, all in a row.',
        '“And before that?” asked {H}. Before that came {once.doing}. They’d walked right up to it from behind. {once.who} looked it over. “It’s just as high from this side,” said {once.who}.'
      ]
    },
    {
      id: 'h-does-it',
      spare: 1,
      A: 'partner',
      paragraphs: [
        '“Watch me,” said {H}. Now {H} was {once.who}, and {once.did}, in socks, from the table to the sofa. “That’s just how I’ve always thought of {once.mine},” said {once.who}. “Could you come tomorrow?”',
        { extra: 1, both: ['“Not at ten,” said {H}. “At ten I have breakfast.” {once.who} could see that.'] }
      ]
    },
    {
      id: 'what-could-go-wrong',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What could go wrong?” asked {A}, with a pencil. “I might {once.my} in front of the wrong people,” said {once.who}. {A} wrote that down. “Or nobody’s there but a man who has come about the drains.” {A} put him down as well.',
        '“And what’s the worst?” asked {H}. {once.who} looked over both shoulders. “I might be good at it. Then they’ll want me every Thursday.” {H} took the pencil and underlined that. {H} would have been afraid of it too.'
      ]
    },
    {
      id: 'nearly-once',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Haven’t you ever tried it?” asked {A}. “I nearly did,” said {once.who}, “on a Sunday. The light was right, and there was nobody about. I’d only have had to {once.my}.” “And then?” “Then I thought that it was such a nice Sunday.”',
        '{H} nodded. A thing like that can spoil in the doing. “Was it still nice afterwards?” asked {H}. “No,” said {once.who}. “I spent the rest of it not {once.mine}. It took until dark.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'There was somebody in the house who minded even less than the others, and that was {A}. So {once.who} went up to {A}, and bent down, and told {A} everything. It was about {once.doing}, and there was a good deal about ten o’clock.',
        '{A} looked past it all at the wall. “You see?” said {H}. “That’s how much it matters.” {once.who} looked at the wall too, for as long as {A} did. It helped. It was a very plain wall.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had to say a poem once, at ten,” said {S}. “I’d learnt it for a month. At ten I came in, said good morning and thank you, and sat down. They clapped.” “And the poem?” asked {A}.',
        '“I said that in the evening, to the dish rack,” said {S}. “All nine verses. It’s never been said better.” {once.who} had a good look at the dish rack. It looked like somebody in front of whom a person could {once.do}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to be the one who calls it out. “Ladies and gentlemen,” said {S} from the middle of the rug. “And now comes what you’ve all been waiting for. And now comes {once.doing}!” Then {S} left a pause, as they do in the circus.',
        'The pause was very good. It was so good that nobody liked to come into it. “And now comes the end of the pause,” called {S}. But it had only just got going.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} thought well of all of it. {A} liked the spoon and the lid. {A} liked the place on the rug where somebody was to {once.do}. When nothing happened there, {A} crowed.',
        '“That’s a kind house,” said {once.who}, “but I don’t learn anything from it.” Then the spoon went past once more, and {A} was just as pleased with that. {once.who} tried to look a little more like a spoon.'
      ]
    },
    {
      id: 'a-lesson',
      A: 'partner',
      paragraphs: [
        '“Then teach it to me,” said {A}. {once.who} showed how to stand while it isn’t ten yet. {A} stood like that. {once.who} showed how to bow, chin first. {A} bowed. “And in between?” asked {A}. “In between,” said {once.who}, “I always think of the bow.”',
        '“So that’s it,” said {A}. “We’ve practised the waiting, and we’ve practised the bow. Nobody’s practised how to {once.your}. We’ve only practised ten o’clock.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-table-goes-home',
      A: 'partner',
      paragraphs: [
        '{H} put the spoon in the drawer. “Ten o’clock’s over,” said {H}. “You needn’t {once.your} here. You can help with the table.” {A} and {once.who} took it by the ends. {H} went to hang up the lid, and it slipped and struck one.',
        'And then it came, with the table halfway home and nobody ready. {once.who} {once.did}. There was the beginning, and the hard bit, and the end, all in the right order.',
        { extra: 1, joins: true, both: ['{A} saw it along the whole length of the table. {H} saw it with the lid still running round on the floor.'] }
      ]
    },
    {
      id: 'and-push-a-table',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What did it look like?” asked {once.who}. They both told it at once. To {H} it had been like a drawer that always sticks, and then doesn’t. {A} had only kept very still, so as not to be in its way.',
        '“I was thinking about the table leg,” said {once.who}. “I’d no idea that I could {once.my} and think about a table leg.” {H} went and looked at the leg. It was the one that’s a bit short.'
      ]
    },
    {
      id: 'the-bow',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was one bow left over, and it seemed a pity to waste it. “Who’s it for?” asked {A}. They thought of the sofa and of the drawer. Then they all thought of the same thing. {once.who} went over to the saucepan lid, and bowed.',
        '“Without that lid there’d have been no {once.doing},” said {H}. The lid shone and said nothing. It had only fallen down, and it had never in its life been thanked for that.'
      ]
    },
    {
      id: 'a-note-for-the-door',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Somebody may still come at ten, to watch,” said {A}. So they wrote a note for the door. It said that {once.who} {once.did}, the evening before, beside the table. It said that the place could be looked at.',
        '{H} marked the place with a button. They stood round it for a moment, the way people stand round a plaque. “It’s smaller than I’d thought,” said {once.who}. “They always are,” said {A}, “once it’s happened there.”'
      ]
    },
    {
      id: 'nothing-left-but',
      A: 'partner',
      paragraphs: [
        '“Was that it?” asked {once.who}. “That was all of it,” said {A}. “But it’s not until tomorrow,” said {once.who}. “What am I to do at ten?” {H} went to the calendar. Under tomorrow {H} wrote {once.doing}, so that it could be crossed out. Beside it {H} wrote “breakfast”.',
        { extra: 1, both: ['“That’s at ten,” said {H}. “I’ll be there as well.”'] }
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got out of the way of the table, and then under it.',
      '{names} arrived as well, about fourteen hours early.',
      { text: '{names} rolled the rug up, and stood on tiptoe in the corner.', needs: ['hands'] },
      { text: '{names} moved the vase, in case something was going to swing.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at each stroke, and once more by mistake.',
      '{names} bowed too, and bumped on the floor.',
      { text: '{names} clapped too soon again, and blushed.', needs: ['hands'] },
      { text: '{names} wiped the lid, so that ten was a bit clearer.', needs: ['hands'] }
    ],
    turn: [
      '{names} dodged the table, and saw it all from underneath.',
      '{names} sat down flat, from surprise.',
      { text: '{names} let go of the table leg, in order to clap.', needs: ['hands'] },
      { text: '{names} caught the lid on its rim, before it could strike two.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the lid on its hook, with nothing more to strike. The table stood in the middle as if it had never been anywhere.',
    'Freshly washed, {H} lay down, and did not practise it first. {once.who} had the sofa, so as to be there at ten. “{once.mine},” came softly from over there, like the name of a place where somebody has been.'
  ],
  last: [
    '{once.who} {once.was} {once.doing}, and it wasn’t even tomorrow yet, and {H} was asleep.',
    'It came by itself, like {once.doing}, while nobody was counting: {H} slept.',
    'On the sofa {once.who} had nothing to do until breakfast, and {H} was asleep.'
  ]
})
