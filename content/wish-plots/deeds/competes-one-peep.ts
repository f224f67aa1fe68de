import { wishPlot } from '../wish-plot.ts'

export const deedCompetesOnePeep = wishPlot({
  id: 'wish-deed-competes-one-peep',
  tellsAny: 'once',
  deeds: ['competes'],
  out: true,
  about: 'A contest with one whistle that means something else to everybody; only when it means stop to all of them, and they begin where the breath ends, can it be done.',
  titles: ['One Peep', 'Off When It Stops', 'As Long as the Breath Lasts', '{H} Has the Whistle', 'A Dog from Three Streets Away'],
  company: ['whistle', 'bench', 'line', 'chalk', 'dog', 'people with flasks', 'flasks', 'man with the whistle', 'man', 'dumplings'],
  want: [
    {
      id: 'dumplings',
      A: 'partner',
      paragraphs: [
        'That evening {once.first} {once.was} going to {once.do}. There was a chalk line, and a bench full of people with flasks. Only the man with the whistle had been called home to his dumplings. “One peep, and they begin,” he said, and gave {H} the whistle.',
        'At home {H} had never been allowed to blow one. {A} went over to the line too, so that {once.who} had somebody to beat.'
      ]
    },
    {
      id: 'over-the-line',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Nothing may be over the line,” said {H}. Something was over the line. It was {doer.part}. “That always comes first,” said {once.who}. “It’s got to wait with the rest,” said {H}.',
        '{once.who} went back a bit, and then it was a bit too far. {A} had a better idea. {A} rubbed out the chalk at that place and drew it round the outside. Now the line had a bump in it, and everything was in order.'
      ]
    },
    {
      id: 'thirty-first-of-may',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Everybody in a contest wears a number, and so {A} had brought an old calendar. {once.who} got the thirty-first of May. {A} had the fourth. “What day’s that?” asked {once.who}.',
        '{H} looked. “A Sunday,” said {H}. {once.who} felt rested at once. “I’m a Monday,” said {A}, and drooped. After that it was nearly unfair.'
      ]
    }
  ],
  way: [
    {
      id: 'the-better-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Before it, people have to be polite. “May the better one win,” said {A}. “That’s you,” said {once.who}. “No, no, you,” said {A}. “After you,” said {once.who}. It was getting late.',
        '“Both of you,” said {H}, who had the whistle. They thanked {H} for that. {H} said that it was nothing. They said oh, but it was.'
      ]
    },
    {
      id: 'first-peep',
      A: 'same',
      paragraphs: [
        '{H} blew. Peep! {A} stopped with one foot in the air, for at the swimming pool a peep means stop. {once.who} took a rest, for to {once.who} a peep meant half-time.',
        'The people with flasks shook hands, for to them it meant the end. A dog came from three streets away, for to a dog it means “Come here”. It sat down in front of {H}.'
      ]
    },
    {
      id: 'is-it-allowed',
      A: 'same',
      spare: 2,
      paragraphs: [
        'While nothing was going on, {once.who} {doer.does}. “Is that allowed?” asked {A}. {H} had to decide. “Once more, please,” said {H}. It was done once more, and {H} looked at it from the other side.',
        'It was not pushing, and it was not pulling anybody by the shirt. {H} tried it too, to be fair, and {doer.move}. “It’s allowed,” said {H}, “but only when it’s a draw.”'
      ]
    },
    {
      id: 'what-they-call',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The people with flasks wanted to call something that would help. “What do they call where you live?” asked {A}. {once.who} told them. “{doer.sound},” they all called, the front ones first and then the back ones.',
        'It did help. {once.who} felt quite at home, and stopped to wave. “Not now,” said {H}. “Only when it’s hard.” “{doer.sound},” said a man at the end, who had been pouring and was late.'
      ]
    },
    {
      id: 'come-on-kevin',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A lady in a green hat called “Come on, Kevin!” the whole time. “Who’s Kevin?” asked {once.who}. Nobody there was called that. {A} went across and asked.',
        '“He was years ago,” said {A}, “and ever so fast. She’s never got out of the way of it.” So from then on {once.who} {once.was} Kevin as well, and waved at the green hat. It would have been a pity to waste so much shouting.'
      ]
    },
    {
      id: 'while-explaining',
      A: 'same',
      paragraphs: [
        '“It means begin,” said {H}, and explained it to each of them, and to the dog. In the meantime {once.who} had begun. It was going very well.',
        '“Not yet!” called {H}, and blew. {once.who} stopped on the spot and took a rest. {A} put the other foot in the air.'
      ]
    },
    {
      id: 'sheets-one-and-three',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Under the bench {A} found the rules. There were four sheets of them, but the wind had been there first. Sheet two said that nobody might hold on to a shirt. Sheet four said where to put the cakes.',
        '“And one and three?” asked {once.who}. They were up in a tree. All of them looked up. “So up there it’s perfectly clear,” said {A}. A pigeon sat beside it, and seemed to be at the difficult part.'
      ]
    },
    {
      id: 'one-orange',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In a coat on the bench was an orange. They peeled it, and it went round, a piece for {once.who} and a piece for {A}. {H} got one too, but the whistle was in there already.',
        'The next peep was not like the others. It went plorp. Nobody knew what that meant at the swimming pool or anywhere else. To be safe, all of them lay down.'
      ]
    },
    {
      id: 'the-little-ball',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A little ball lived in the whistle, and it got stuck. {H} blew with both cheeks, and nothing came but wind. “Was that it?” asked {once.who}. “That was nothing,” said {H}. “It was a very gentle nothing,” said {once.who}.',
        '{A} knocked the whistle on the bench, tock, tock, and held it to one ear. The ball was rolling again. “It only wanted to know whether anybody would notice,” said {A}.'
      ]
    },
    {
      id: 'when-it-doesnt',
      A: 'partner',
      paragraphs: [
        '{A} stood on one leg and thought. “When it peeps, everybody stops,” said {A}. “I do it myself. {once.who} only went while it was quiet.”',
        '{H} looked at the whistle. “Then you can all have your stop first,” said {H}. “A big one. And when it’s over, you go.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. For that there was no peep at all, and they all looked at {H}, who had to decide. “It counts,” said {H}, “but not against anybody.”'
      ]
    },
    {
      id: 'knows-the-peep',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'There was somebody who knew exactly what a peep was, and that was {A}. A peep was a biscuit. Each time it sounded, {A} was there in front of {H}, with a look that nobody could mistake.',
        '“It’s not for you,” said {H}. {A} went on looking. It was quite possible that {H} had not understood yet. After the fourth peep {H} had, and there was half a rusk.'
      ]
    },
    {
      id: 'a-flag',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had a flag for it,” said {S}, “and a man called Mr Tibbs. When the flag came down, you were off. One day a bee sat on it.” “And then?” asked {A}.',
        '“He wouldn’t wave it off, he was too kind,” said {S}. “We stood there until the church clock struck. The bee started for home, and so did the rest of us. The bee won.”'
      ]
    },
    {
      id: 'ready-steady',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was to say the words that come before. “Ready,” said {S}. “Steady. Ready. Steady. Ready.” Everybody leaned forward and back again. “And what comes then?” asked {A}.',
        '“Nothing,” said {S}. “Then they’re gone.” {S} liked them better just before. So they stayed just before for a little longer, all in a row, with their chins out.'
      ]
    },
    {
      id: 'without-a-whistle',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'Then there was a peep, and {H} had not blown. It was high and clear, and it came from {A}, who needed no whistle for it. {once.who} took a rest. The people with flasks shook hands.',
        '“That one doesn’t count,” called {H}. {A} thought that it did, and gave another, with a wobble at the end. They had shaken hands so often by now that some of them were friends.'
      ]
    },
    {
      id: 'at-ours-a-gong',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At ours it’s a gong,” said {A}. “When it goes, you’ve got to be sitting down with clean hands.” {once.who} had never been in a contest like that. “What can you win there?” “Soup,” said {A}.',
        '{H} thought that it was worth knowing. At the next peep {A} sat down, to be safe, and held out both hands.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-long-one',
      A: 'partner',
      paragraphs: [
        '{H} breathed in, right down to the socks. Peeeeeep, said the whistle, and did not leave off. {A} put one foot in the air. {once.who} took a rest. All the hands were shaken, and still it went on. The sparrows looked up. Then it got thinner, and thinner, and then there was no more peep.',
        'It stopped. And in that moment they were off, because nobody was peeping any more. {once.who} {once.did}. Along the bench everybody was on tiptoe, and somebody poured tea into a hat.'
      ]
    },
    {
      id: 'the-cap',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Somebody in the row threw up his cap for joy. Then he waited for it. “It was a good throw,” said {A}. The cap was in the next street by now. It was the dog that brought it back.',
        'The dog did not bring it to him. It brought it to {once.who}. “Quite right,” said the man with the cold head, and clapped.'
      ]
    },
    {
      id: 'into-a-spoon',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} had a spoon and held it out, as they do afterwards. “How did it feel?” asked {A}. “Quiet,” said {once.who} into the spoon. “And what were you thinking of?” “Breathing in,” said {once.who}.',
        'Then the spoon was held out to {H}. “And how was it from the whistle?” {H} still had no breath to say it with. So {H} showed with both arms how long it had been.'
      ]
    },
    {
      id: 'one-egg',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“And how long did it take?” asked {once.who}. {A} had measured it, with the timer from the kitchen, which only knew about eggs. “One egg,” said {A}, “and a bit over.” “Is that quick?” asked {once.who}.',
        '{A} thought of the egg. “The white’s firm,” said {A}, “but you could still dip into it.” {once.who} had never been told anything so nice about a time.'
      ]
    },
    {
      id: 'the-longest',
      A: 'partner',
      paragraphs: [
        'Peep, went {H} at the end, with all the breath that there was. They stopped, they rested and they shook hands, and this time everybody had it right.',
        'The man came back with gravy on his chin. “And who’s won?” he asked. “{once.who},” said {A}. “And me,” said {H}. “I peeped the longest.”'
      ]
    },
    {
      id: 'the-way-home',
      A: 'same',
      spare: 17,
      paragraphs: [
        'The chalk line was left where it was. {once.who} went over it once more on the way home, quite slowly. “I could hear it in my ears all the time,” said {A}, “even when it had stopped.”',
        '“That’s where I was keeping the rest of it,” said {H}. They listened. It was still there, a long way in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a place at the end of the bench, next to the flasks.',
      '{names} stretched a bit beside the chalk line, to look like a reserve.',
      { text: '{names} chalked the line over once more, where a flask had stood on it.', needs: ['hands'] },
      { text: '{names} rubbed the whistle bright on a coat and gave it back.', needs: ['hands'] }
    ],
    way: [
      '{names} froze at every peep, like a statue in a park.',
      '{names} moved over for the dog, who had come a long way.',
      { text: '{names} shook hands with the whole bench, and then started again at the front.', needs: ['hands'] },
      { text: '{names} raised both hands at each peep, and gave up on the spot.', needs: ['hands'] }
    ],
    turn: [
      '{names} gasped for breath, out of sympathy with the whistle.',
      '{names} bounced on the bench, and the flasks bounced too.',
      { text: '{names} rescued the tea, and gave back the hat.', needs: ['hands'] },
      { text: '{names} stamped and clapped at the wrong end of the bench.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} gave the whistle back, still warm, and the man hung it round his neck. {once.who} went home, and the dog as well, to its three streets away.',
    'When {H} was washed, there was breath again, and it went in and out by itself. {H} lay down and kept it for a while, and nobody began anything.'
  ],
  last: [
    '{H} let out a breath, right from the socks, and where it stopped, {H} was asleep.',
    'It was so quiet now that anybody might have begun, but nobody did, and {H} was asleep.'
  ]
})
