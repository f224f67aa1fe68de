import { wishPlot } from '../wish-plot.ts'

export const oneBirthdayTwoCakes = wishPlot({
  id: 'wish-one-birthday-two-cakes',
  wishes: ['one birthday two cakes', 'birthday two cakes', 'birthday two different cakes', 'two birthday cakes', 'two different birthday cakes', 'two different cakes', 'twins two cakes', 'twins 2 cakes', 'twins different cakes', 'twins different cake', 'twins birthday cake', 'twins birthday cakes', 'twins birthday two cakes', 'twins’ birthday cakes', 'twins’ birthday cake', 'twins share birthday cake', 'twins sharing birthday cake', 'twins cake each', 'twins own cake', 'twins own cakes', 'twin cakes birthday', 'twins want different cakes', 'share birthday two cakes', 'shared birthday two cakes', 'same birthday two cakes', 'same birthday different cakes', 'same birthday different cake', 'share a birthday different cakes', 'cake each birthday', 'whose half cake', 'which half cake', 'half cake half birthday', 'half chocolate half vanilla birthday', 'half and half birthday cake', 'half half birthday cake', 'half lemon half chocolate cake', 'half chocolate half vanilla cake', 'half chocolate half lemon cake'],
  answers: ['twins', 'twin', 'two', '2', 'one', 'both', 'birthday', 'birthdays', 'cake', 'cakes', 'different', 'same', 'day', 'share', 'shares', 'shared', 'sharing', 'half', 'halves', 'each', 'own', 'whose', 'which', 'is', 'lemon', 'chocolate', 'vanilla', 'yellow', 'brown', 'candle', 'candles', 'blow', 'blew', 'out', 'want', 'wants', 'wanted', 'had', 'have', 'has', 'got', 'get', 'their', 'her', 'his', 'our', 'my', 'the', 'a', 'and', 'with', 'for', 'on', 'of', 'to', 'who', 'at', 'in', 'party', 'today', 'tomorrow', 'children', 'kids', 'cousin', 'cousins', 'brother', 'sister', 'grandma', 'grandpa', 'grandad', 'argue', 'argued', 'turned', 'turn', 'turning', 'four', 'five', 'six', 'seven', 'years', 'old', 'story', 'about', 'first', 'together'],
  except: ['miss', 'hospital', 'lost', 'died', 'dead', 'alone', 'nobody', 'cancelled', 'ill', 'sick', 'poorly', 'burnt', 'burned', 'dropped', 'dog', 'ate', 'sat', 'squashed', 'three', 'divorced', 'houses', 'homes', 'dad’s house', 'wedding', 'dinosaur', 'dragon', 'unicorn', 'robot', 'moon', 'space', 'penguin', 'bear', 'allergy', 'allergic', 'egg', 'eggs', 'gluten', 'stolen', 'thief'],
  moods: ['quarrel', 'first', 'proud'],
  company: ['birthday', 'cake', 'cakes', 'candle', 'string', 'plates', 'plate', 'flame', 'lemon', 'chocolate', 'table', 'tin'],
  fed: true,
  about: 'Two who have one birthday have two cakes and one candle, which will not go out while it is blown at from both sides; so they sit on one side, and swap halves of the cakes.',
  titles: ['Which Half Is Whose', 'One Day and Two Cakes', '{H} and the Candle in the Middle', 'A String across the Table', 'From One Side'],
  want: [
    {
      id: 'a-string',
      A: 'partner',
      paragraphs: [
        '{H} had a birthday, and {A} had one on the same day. So there were two cakes on the table. The lemon one was {H}’s, and the chocolate one {A}’s. But there was only one candle left in the box. It had been lit for them, on a saucer in between.',
        '{H} wanted to know what was whose, once and for all. So they laid a string across the table, right past the saucer. On this side it was {H}’s birthday, and on that side {A}’s.'
      ]
    }
  ],
  way: [
    {
      id: 'it-stands-up',
      A: 'partner',
      paragraphs: [
        '“Half of it’s mine to blow out,” said {H}. “And the other half’s mine,” said {A}. They leaned forward from both sides of the string, and blew.',
        'The flame shook itself, and stood up straight. They blew harder. It stood there between the two of them, as thin as a nail, and did not go out. “It’s stuck,” said {H}. They blew until there was nothing left in them.'
      ]
    },
    {
      id: 'whose-is-the-morning',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And who’s got the day itself?” asked {H}. They divided that as well. {A} took the morning, for there had been pancakes in it. {H} took the afternoon, with the cakes. That left the middle, and in the middle there was washing-up.',
        'Neither wanted it, so they gave it to the day before. “It’s very full already,” said {A}. All the shopping was in it, and two parcels that had had to be hidden.'
      ]
    },
    {
      id: 'a-crumb-for-a-crumb',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A crumb of the chocolate lay on {H}’s side of the string. “That’s yours,” said {H}, and put it back across. It was a good crumb, and so {A} gave a yellow one for it. Then that was bigger, and {H} owed a bit.',
        'They paid it off in crumbs, to and fro. In the end it came out even, and all of it had been eaten. Neither of them could have said when. “That’s how it is with change,” said {A}.'
      ]
    },
    {
      id: 'smell-does-not-stop',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I can smell yours over here,” said {A}. {H} sniffed. On this side of the string there was a smell of chocolate too, quite a lot of it. “Yours came first,” said {H}. They pushed it back with both hands.',
        'It went, and it came round by the window. “They don’t know about the string,” said {A}. At the end of the table, by the string, it smelled of both. There you got two cakes with one nose, and for nothing.'
      ]
    },
    {
      id: 'how-the-song-went',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The song had been a muddle, too. It has a place for a name, and there were two to go in. {H} had sung “{A}” there, and {A} had sung “{H}”. They had come out at the same time, and nobody had understood a word.',
        '“One each,” said {A}. So they sang it again, and took turns with the lines. {H}’s name came in a high bit and {A}’s in a low bit. “You got the long note,” said {A}. “You got the end,” said {H}.'
      ]
    },
    {
      id: 'other-shared-bicycle',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I once had half of a bicycle,” said {A}. “My cousin had the other half. I had the front, because I was older.” “And how did you ride?” asked {H}. “One of us had the bell,” said {A}, “and the other had the brake. We didn’t speak much.”',
        '“What did you do then?” “I rang,” said {A}, “and if my cousin liked the sound of it, we stopped.” {H} moved the saucer a very little, until the string was straight.'
      ]
    },
    {
      id: 'pet-under-the-string',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} looked at the end of the string, which hung down from the table. It moved when anybody laughed. {A} gave it a tap. Up on the table the birthday of {H} got wider, and a whole spoon changed over.',
        '“Whose side is {A} on?” somebody asked. They looked under the table. {A} was exactly in the middle, and was ready to belong to whoever dropped something first.'
      ]
    },
    {
      id: 'elder-who-was-a-day-late',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had a birthday next to one,” said {S}. “My cousin’s was the day before. There was always cake left over, and so I never had a new one.” “Was that bad?” asked {A}. “It had a piece out of it,” said {S}. “But my cousin had to look at a whole cake all day, and wasn’t to touch it.”',
        '“Why not?” “So that there’d be enough for mine,” said {S}. {A} looked at the two cakes, and counted the pieces out of them. There were none.'
      ]
    },
    {
      id: 'holding-it-up',
      A: 'partner',
      paragraphs: [
        '“Just you,” said {A}, “and softly.” {H} blew, and the flame leaned over onto {A}’s side. {A} blew, and it leaned back. “You push it to me,” said {A}, “and I push it to you. We’re not blowing it out. We’re holding it up.”',
        '“Then one of us has to come across,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'both-on-one-side',
      A: 'partner',
      paragraphs: [
        'So {A} came round the table, with the chair, and sat down on {H}’s birthday. They blew again, both the same way, and it was out at once. The smoke went off over the string, without asking. From there {A} looked at the lemon cake, and {H} looked across at the chocolate. They smelled equally good, and that was the trouble.',
        '“They’re the same size,” said {H} slowly. Both had been baked in the one round tin.'
      ]
    },
    {
      id: 'two-wishes',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And whose was the wish?” asked {A}, when the candle had gone out. There had been two of them in one puff. {H} was worried that they had got mixed up on the way. “Is yours bigger than a shoe?” asked {H}. “No,” said {A}. “Is yours green?” “A bit.”',
        'They were not to say any more, or it would not count. “If I get something small,” said {H}, “I’ll bring it over.” “And I’ll bring you anything green,” said {A}.'
      ]
    },
    {
      id: 'where-the-string-goes',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now that both sat on one side, the string had nothing to do. {H} took it, and laid it round the edge of the lemon cake. It went round once, and a finger was left. Then {A} laid it round the chocolate one. That took just as much string, and the same finger was over.',
        '“It’s the same finger,” said {A}. It had been a good string for keeping things apart. It was even better at telling that they were alike.'
      ]
    },
    {
      id: 'first-piece-last-piece',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You begin,” said {H}. “No, you,” said {A}, “it’s your birthday.” “It’s yours,” said {H}. Each was being so polite that nobody had a fork in anything. {A} looked at the clock. They had one day for it, and a good deal of that had gone.',
        '“At three,” said {H}. Two forks went in at the same time. It was very quiet then, for two people who had a birthday. You could hear them agree.'
      ]
    },
    {
      id: 'child-wants-the-seam',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had no birthday at all that day, and looked at the cakes for longest. “I don’t want only lemon,” said {S}, “and I don’t want only chocolate.” “Then what do you want?” asked {A}. {S} pointed to the bit of table between the two cakes. “That’s nobody’s,” said {S}.',
        'It was quite true. The crumbs had met there, yellow from the left and brown from the right. {S} ate them up with one wet finger. “This is the best cake,” said {S}. It was just as well that nobody had noticed it sooner.'
      ]
    },
    {
      id: 'this-half-of-mine',
      A: 'partner',
      paragraphs: [
        'Both cakes were cut in two, right through the middle. {H} pushed half of the lemon cake over, and {A} pushed back half of the chocolate. They fitted. There stood two round cakes again, each yellow on one side and brown on the other.',
        '“Which half’s whose?” asked {A}. {H} had to think. “This half of mine’s yours,” said {H}, “and that half of yours is mine. So that’s a whole one each.” Before, each had had one cake. Now each had one again, and it was both. So {H} took away the string.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at the end of the table, where the string stopped.',
      '{names} looked at one cake, and then at the other, to be fair.',
      { text: '{names} pulled the string tight, and made it quite straight.', needs: ['hands'] },
      { text: '{names} searched the box for another candle, and found a bit of ribbon.', needs: ['hands'] }
    ],
    way: [
      '{names} kept still, so as not to make a wind.',
      '{names} sniffed on both sides.',
      { text: '{names} counted to three for them, and then to four.', needs: ['hands'] },
      { text: '{names} moved the napkins to a chair, for there was a wind on the table.', needs: ['hands'] }
    ],
    turn: [
      '{names} found out that both halves had crumbs.',
      '{names} watched the smoke as far as the ceiling.',
      { text: '{names} passed two plates, which were quite alike.', needs: ['hands'] },
      { text: '{names} brushed the crumbs together, and left them mixed.', needs: ['hands'] }
    ]
  },
  bed: [
    'What was left of the cakes fitted on one plate. The string was tied round it in a bow, so that it had something to do.',
    '{H} washed off some lemon, and some chocolate, and lay down on one half of the bed. After a while {H} took the other half as well.'
  ],
  last: [
    'The day was used up on both sides, and {H} was asleep.',
    '{H} was a whole year older, and wholly asleep.'
  ]
})
