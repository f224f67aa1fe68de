import { wishPlot } from '../wish-plot.ts'

export const onceComeToBeSorry = wishPlot({
  id: 'wish-once-come-to-be-sorry',
  tellsAny: 'once',
  about: 'Whoever did it has been sent round by an aunt to be sorry for it, and shines each time; it turns out that there is something to be sorry for, namely that nobody else was there, and that can be mended.',
  titles: ['Come to Be Sorry', 'The Eighth House', 'Not Even in a Wet Coat', 'What the Aunt Missed', '{H} Moves the Chairs'],
  company: ['aunt', 'flowers', 'mat', 'rug', 'hanky', 'chairs', 'door', 'kitchen', 'umbrella', 'lamp'],
  want: [
    {
      id: 'the-eighth-house',
      A: 'partner',
      paragraphs: [
        'Outside stood {once.first}, with flowers. “I’ve come to be sorry,” said {once.who}. “My aunt’s sent me round. It’s for {once.mine}.” At those words {once.who} beamed all over. “You don’t look sorry,” said {A}. “It’s my mouth,” said {once.who}. “The corners go up. They’ve said so in seven houses.”',
        '“You can practise here,” said {H}. {A} shook out a clean hanky, in case. {once.who} stood on the rug and looked down.'
      ]
    },
    {
      id: 'the-other-seven',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What did they do, in the seven houses?” asked {A}. “In the first they told me to come back when I meant it,” said {once.who}. “In the third they asked me to stop beaming, because of the curtains. In the fifth they gave me a biscuit.”',
        '“What for?” “I’d got to the best part of {once.mine},” said {once.who}. “They took me for the radio.” {A} looked into the flowers. There were still some crumbs.'
      ]
    }
  ],
  way: [
    {
      id: 'to-the-rug',
      A: 'partner',
      paragraphs: [
        '“Now say it,” said {A}, “to the rug.” “I’m sorry,” said {once.who}, very low. It was excellent. “For {once.mine},” said {once.who}, and there it was again. Before anybody could help it, {once.who} had begun to {once.do}.',
        { extra: 1, joins: true, both: ['“You’re doing it,” said {A}. “Only round the edges,” said {once.who}, and held on to a chair.'] }
      ]
    },
    {
      id: 'through-the-door',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There’s one that you say through a door,” said {A}, who knew several sorts. “That’s for the worst.” So {once.who} went out, and they listened with one ear each. “I’m sorry,” came through the wood. It went straight to the heart.',
        '“Now open it,” said {H}. There stood {once.who}, and had thought of {once.doing} meanwhile. It lit up the umbrella. {A} shut the door again, softly, so as to keep what they had.'
      ]
    },
    {
      id: 'h-is-good-at-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Watch,” said {H}. {H} was {once.who} now, and stood on the rug, and was sorry. It began at the shoulders. {A} said that it didn’t matter in the least, and lent the hanky, and then a biscuit.',
        '“How do you do it?” asked {once.who}. “It’s easy for me,” said {H}. “I haven’t done anything.” {once.who} thought this rather unfair. With {once.doing} behind you it was twice the work.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had to be sorry for a whistle once,” said {S}, “in front of the whole class. I did it so well that they asked for it again at Christmas, for the parents.” “The whistle?” asked {A}. “The sorry,” said {S}.',
        '“I wore a tie. There was a lady who wept.” {once.who} wanted to know what had become of the whistle. {S} looked over both shoulders. “I’ve still got it,” said {S}, and blew it. It was no longer than a pea.'
      ]
    },
    {
      id: 'something-smaller',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Start with something smaller,” said {A}. {once.who} {once.was} sorry about the mud on the mat, and it was hardly to be borne. Next came the bell, and then the rain. “You’re very good at it,” said {A}. “And now, quickly, the real one!”',
        '“And for {once.mine},” said {once.who}. It was like coming out of a wood. “It doesn’t mind what you put before it,” said {once.who}. They had to be sorry about the mud once more, to get over that.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I forgive you,” said {S}. “I haven’t said it yet,” said {once.who}. But {S} had found that it was nice to do. The chair was forgiven, and the lamp, and both of {A}’s feet.',
        '“What did my feet do?” asked {A}. “They know,” said {S}. {once.who} asked if it could be had for {once.doing} a bit in advance. {S} looked stern. Then {S} gave out three, for the week.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} could do it without any practice. {A} only looked up at them from below, and they all said at once that it didn’t matter. “What has {A} done?” asked {once.who}, much impressed.',
        '“Nothing,” said {H}. “That’s how {A} looks from the front.” {once.who} tried to learn it, and got quite far with the eyes. But behind them there was always {once.doing}, and it shone through.'
      ]
    },
    {
      id: 'in-writing',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Then write it,” said {A}, “and nobody has to see you.” {once.who} wrote for a long time, with a pencil that squeaked. “I am sorry for {once.mine},” read {A}. “It was like this.” Then there were four more pages.',
        '“That isn’t being sorry,” said {A}, on page three. “I was sorry on page one,” said {once.who}. {A} nodded, and turned over. It was a pity that it stopped where it did, at the bottom of the page.'
      ]
    },
    {
      id: 'corners',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It must be possible to keep them down,” said {A}. So {H} drew down the left corner, and {A} the right one. It was quite a sorry sight. “Now think of how you {once.your},” said {H}, “and we’ll let go.”',
        'It was like two blinds in spring. {A} had to look for the hanky, which had been blown under the table.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} was sorry for something, and nobody knew for what. It came up from below, with a chin, and it was all over {A} in no time. They stood round and admired it. “And nothing at all behind it,” said {once.who}.',
        'Then a sock came past, and it was gone. “That’s what I’d need,” said {once.who}, “the other way about.” {H} waved the sock in front of {once.them}. But it only became {once.doing} with a sock.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 16,
      paragraphs: [
        '“At ours you say it with soup,” said {A}. “You carry it over, and nobody speaks, and they eat it.” “And then it’s all right?” asked {H}. “If it was good soup,” said {A}.',
        '{once.who} wanted to know which kind went with {once.doing}. {A} asked a few questions. It would have to be something clear, {A} thought, with a good many things in it.'
      ]
    },
    {
      id: 'wet-coat',
      A: 'partner',
      paragraphs: [
        'So {H} fetched the wet coat, and sang the slowest song there was. In that coat {once.who} {once.was} to {once.do} once more, and feel sorry. It was very slow, and it dripped. “Oh,” said {once.who}. “There’s much more in the middle than I’d noticed.” “You like it even better now,” said {A}. “I’m afraid so,” said {once.who}, and sighed.'
      ]
    },
    {
      id: 'that-sigh',
      A: 'partner',
      paragraphs: [
        '{A} put the hanky away. “That was a real one,” said {A}. “What was it for?” {once.who} had to go back to the end of it, to look. “It’s where I turned round,” said {once.who}, “the first time. And there was nobody there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'that-you-werent-there',
      A: 'partner',
      paragraphs: [
        'It went very quiet, and the corners of the mouth came down by themselves. “I’m sorry,” said {once.who}, “that you weren’t there.” Nobody had ever been as sorry as that. {H} looked at {once.them}, and then at the room. “But that can be mended,” said {H}. “We’re here now.” And {H} moved the chairs.'
      ]
    },
    {
      id: 'what-a-wasnt-doing',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I’m sorry too,” said {A}. “I should have been there, the first time.” “Where were you?” asked {once.who}. “At home,” said {A}. “I was looking for a lid.” “Did you find it?” “It was on the pot.”',
        'For a moment they were all silent, on account of the lid. So much could have been seen while it was being looked for. There was {once.doing}, to begin with.'
      ]
    },
    {
      id: 'turned-round',
      A: 'partner',
      paragraphs: [
        'And in front of the chairs {once.who} {once.did}. Nothing had to be kept down, and it lit the room as far as the coats. When it was over, {once.who} turned round. And there they were.',
        { extra: 1, joins: true, both: ['“That’s how it goes,” said {once.who}, rather hoarse.'] },
        { extra: 2, both: ['{A} found the hanky again after all, and needed two of its corners.'] }
      ]
    },
    {
      id: 'all-who-werent-there',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Who else wasn’t there?” asked {A}, with a pencil. There was the baker. There was the lady with the two dogs, and both dogs. There was nearly everybody at the seaside. “I can’t be sorry to all of them,” said {once.who}. “You could do them by streets,” said {A}.',
        'So they began at the top, with this street. Behind each name went a small tick, for when {once.doing} had been seen there. There were only two ticks so far. But they had been easy.'
      ]
    },
    {
      id: 'are-you-sorry-now',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Are you still sorry?” asked {A}. {once.who} felt about for it, above and below, and could not find it. “It was here just now,” said {once.who}. “It must have gone while I was {once.mine}.”',
        '“Do you miss it?” asked {H}. “A bit,” said {once.who}. “I’d only had it for a minute.” {A} offered the song, the slow one. But it turned out that you could dance to that.'
      ]
    },
    {
      id: 'which-flowers',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There were still the flowers. They were for the one who forgave it, and they had been through seven houses. “Then they’re ours,” said {A}. “We’ve forgiven it.” “What exactly?” asked {once.who}.',
        '{A} went through {once.doing} from end to end, and could not find the place. “The mud,” said {A}. So the flowers were for the mud. They stood them in a jug, and the flowers looked up at once.'
      ]
    },
    {
      id: 'the-aunt',
      A: 'partner',
      paragraphs: [
        '“What did your aunt say,” asked {H}, “when she sent you out?” {once.who} knew it by heart. “She came home, and hung up her hat, and asked what she’d missed. I told her. ‘You ought to be sorry,’ she said.” {H} and {A} looked at each other. “Go to her next,” said {H}, “and tell her to sit down.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed the flowers, and sneezed as sorrowfully as possible.',
      '{names} drooped from the ears down, to show how it looks.',
      { text: '{names} arranged the flowers in the only jug, rather sadly.', needs: ['hands'] },
      { text: '{names} practised it on the coats, who forgave everything.', needs: ['hands'] }
    ],
    way: [
      '{names} shivered along to the slow song, right to the end.',
      '{names} dripped a bit as well, from being close to the coat.',
      { text: '{names} wrung out the hem of the coat, into a bowl.', needs: ['hands'] },
      { text: '{names} offered an onion, for the eyes.', needs: ['hands'] }
    ],
    turn: [
      '{names} hurried to a place in the middle of the front row.',
      '{names} edged nearer, so that there was somebody on that side.',
      { text: '{names} unfolded an old envelope, for a programme.', needs: ['hands'] },
      { text: '{names} wiped the rug dry where it had dripped.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the coat up, to drip by itself. The chairs stayed where they were for a little, all facing the same way.',
    '{H} splashed a little, and lay down, and was sorry about the day. It was only because it was over. From the sofa came a bit of light. {once.who} had thought of {once.doing}.'
  ],
  last: [
    'Nobody was sorry about anything any more, and {H} slept.',
    'It was so nice, like {once.doing}, that somebody ought to have been there: {H} was asleep.',
    'In the dark {once.who} turned round once more, and there was {H}, asleep.'
  ]
})
