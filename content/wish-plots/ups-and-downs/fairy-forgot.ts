import { wishPlot } from '../wish-plot.ts'

export const fairyForgot = wishPlot({
  id: 'wish-fairy-forgot',
  beginsElsewhere: true,
  wishes: ['tooth fairy forgot', 'tooth fairy forgets', 'tooth fairy forgotten', 'tooth fairy has forgotten', 'forgotten by tooth fairy', 'forgotten tooth fairy', 'tooth fairy didn’t', 'tooth fairy didnt', 'tooth fairy never came', 'tooth fairy never', 'tooth fairy hasn’t', 'tooth fairy hasnt', 'tooth fairy hadn’t', 'tooth fairy missed', 'tooth fairy late', 'tooth fairy no show', 'nothing under pillow tooth', 'tooth still under pillow', 'tooth still there', 'tooth was still there', 'tooth fairy skipped', 'tooth fairy failed', 'tooth mouse forgot', 'tooth mouse didn’t', 'fairy forgot tooth', 'fairy forgot coin', 'fairy forgot pillow', 'fairy didn’t tooth', 'fairy never came tooth', 'tooth wasn’t taken pillow', 'wasn’t coin pillow', 'nothing pillow tooth', 'woke no coin pillow'],
  answers: ['tooth', 'teeth', 'fairy', 'mouse', 'forgot', 'forgets', 'forgotten', 'come', 'came', 'to', 'collect', 'take', 'took', 'her', 'his', 'my', 'the', 'last', 'night', 'this', 'morning', 'today', 'still', 'there', 'under', 'pillow', 'coin', 'coins', 'money', 'pound', 'nothing', 'no', 'didn’t', 'not', 'never', 'visit', 'woke', 'up', 'sad', 'upset', 'cried', 'crying', 'disappointed', 'first', 'second', 'front', 'lost', 'fell', 'out', 'again', 'tonight', 'bring', 'brought', 'left', 'late', 'hasn’t', 'been', 'yet', 'busy', 'does', 'did', 'why', 'tears', 'wasn’t', 'taken', 'pick', 'turn', 'show', 'missed'],
  except: ['real', 'exist', 'exists', 'believe', 'believes', 'pretend', 'swallowed', 'wobbly', 'wobbles', 'loose', 'knocked', 'dentist', 'blood', 'bleeding', 'afraid', 'scared', 'died', 'ill', 'hospital', 'who', 'dog', 'dragon', 'shark', 'crocodile', 'unicorn', 'wand', 'homework', 'brush', 'brushing', 'parents', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'flying', 'wings', 'santa'],
  moods: ['late', 'change', 'losing', 'lost', 'first', 'question'],
  asked: true,
  company: ['tooth fairy', 'tooth', 'bean', 'handkerchief', 'knot', 'pillow', 'biscuit'],
  about: 'The tooth fairy has forgotten to come; the hero does her round with a bag, and finds out how one forgets, for there was a biscuit; and so tonight a knot goes beside the tooth.',
  titles: ['There Was a Biscuit', 'The Round', 'A Knot for the Tooth Fairy', '{H} Forgets a Bean', 'Still There'],
  want: [
    {
      id: 'still-there',
      A: 'partner',
      paragraphs: [
        'The tooth fairy had forgotten to come. In the morning {H} had lifted the pillow, and there lay the tooth, just as before. “How can you forget a tooth?” said {H}. “It’s all she’s got to do.”',
        '{A} looked under the pillow as well. “I’ve never been one,” said {A}, “so I don’t know.” “It’s easy,” said {H}. “I’ll show you.”'
      ]
    }
  ],
  way: [
    {
      id: 'four-beans',
      A: 'partner',
      paragraphs: [
        'So {H} was the tooth fairy, with a sock of buttons for coins. There were four calls to make, with a white bean for a tooth at each. One lay in a boot, one in a flower pot, and one in the bread bin. The fourth was under a pillow, and {A} slept on it.',
        '{A} was the first call. But a head is as heavy as a cabbage, and that one lay right on the bean. {H} pushed. {A} turned over, and it was worse. “I’ll come back to you,” whispered the tooth fairy, and flew on.'
      ]
    },
    {
      id: 'what-a-head-weighs',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does a head weigh?” asked {H}. “As much as a big cabbage,” said {A}. They had no cabbage, so {A} leaned on {H}’s two hands to show it. {H} went slowly down to the rug. “And she’s only so big,” said {H}, with finger and thumb.',
        'For a tooth fairy it must be like fetching a letter from under a cow. You could not lift that cow. You had to wait till it breathed in, said {A}, and then be quick.'
      ]
    },
    {
      id: 'flying',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The tooth fairy’s wings were a tea towel with cherries on. They worked best in the hall, where there was a draught. Round corners they did not work at all. {H} had to run with short steps, and make it look easy.',
        '“You’re very loud,” said {A}, “for a fairy.” It was the sock with the buttons. Ching, it went, and ching. {H} held it tight under one arm, and now the other wing hung down.'
      ]
    },
    {
      id: 'the-boot',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The boot was a hard one. Whoever lived in there slept right down at the toe. {H}’s arm went in up to the shoulder. There was some sand, and a smell, and a snail shell with nobody at home. Then there was the bean.',
        '“You have to pay for that one twice,” said {A}, “because it’s so dark.” {H} thought it should be the other way about, and that the boot should pay. But it got its button. It was a nice leather one.'
      ]
    },
    {
      id: 'what-to-do-with-teeth',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What does she do with them all?” asked {A}. {H} turned a bean in the light. You could pave a path with them. It would be a very small one, and you’d have to go barefoot. Or you could make piano keys, for a piano on a leaf.',
        '“Everyone has twenty to give,” said {A}. “It’s twenty from you, and twenty from next door.” {H} looked out at all those windows. That was a lot of piano. It was no wonder if now and then one note was missing.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A tooth fairy has to have a list, so they wrote one. It said boot, pot, bread and {A}. {H} ticked them with a pencil as thick as a thumb. The ticks were so big that you could not read what was under them.',
        '“Have you done the pot?” asked {A}. {H} held the list up to the lamp, and turned it over. It might have been the pot. “She needs a secretary,” said {H}, and put the pencil behind one wing.'
      ]
    },
    {
      id: 'the-letter',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} had thought of a letter to the fairy. It was going to be a cross one. It began with “Dear”, and there it stuck. “You can’t be cross after Dear,” said {A}. They looked for another word. Hello was too jolly.',
        'In the end they wrote only “Well?” and drew a tooth beside it. {H} looked at that for a while. That was just how {H} had felt, at seven in the morning.'
      ]
    },
    {
      id: 'other-snores',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} wanted to be on the round too, and lay down behind the sofa without telling anybody. There was a grunt. “Who’s that?” asked {H}. It was somebody with a loose tooth, who had moved house that day. “You should have said,” said {H}.',
        '“I put a card in the post,” said {A}. The card had got no further than the pocket. {H} had to write the sofa in at the bottom, between two ticks. So that could happen as well.'
      ]
    },
    {
      id: 'tooth-again',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Show me the tooth once more,” said {A}. It was as white as rice, and had one small chip, from a cherry stone. At the bottom it was hollow, like a tiny cup. “It’s a good one,” said {A}. “I’d have come for that.”',
        '{H} knew what it had bitten. It had done years of apples, and a whole corn on the cob. Where it had been, {H}’s tongue went in and out. There was a draught, and right at the bottom already something with an edge.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} followed the tooth fairy from call to call. Where {H} stopped, {A} stopped. Where {H} flew, {A} came behind, and got there first. {A} had lost a tooth once too, and never been paid. It was in a slipper.',
        '“What do you get for one?” asked {H}, and looked in the sock. There were only buttons. {H} gave {A} a scratch behind the head instead, with all five fingers. That seemed to be the price.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“She forgot me once,” said {S}, “because of snow. It was up to the handle.” “How do you know that it was the snow?” asked {A}. “She’d come as far as our milk, on the step. There was a dent in the cream.”',
        '{S} had drunk it all the same. By the next night the snow had gone. “And then she came to the wrong bed,” said {S}. “My cousin had all his teeth, and woke up with a coin in one ear.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had no loose tooth, and had tried them all. So {S} laid a raisin under a cushion. “That isn’t a tooth,” said the tooth fairy. “It’s a tooth of a raisin,” said {S}, with both eyes shut. “It came out when I bit it.”',
        '{A} paid half a button. The raisin went into the sock, and there it stuck to everything. After that the buttons came out only in threes. “You see what you’ve done,” said {A}. {S} was fast asleep, and smiling.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had four teeth, all of them quite new, and was not giving away any. When the tooth fairy bent down, {A} showed them, two above and two below. “Lovely,” said {H}. “I’ll be round in five years.”',
        '{A} took hold of a wing, the one with the cherries, and tried one out on it. There were four small dents. So a tooth fairy has that sort of thing as well, on her round.'
      ]
    },
    {
      id: 'the-biscuit',
      A: 'partner',
      paragraphs: [
        'The boot went well, and so did the pot, and so did the bread bin. But beside it lay a biscuit. The tooth fairy sat down. It was a good biscuit. Afterwards {H} licked up the crumbs, and put away the sock.',
        '“Have you been to me yet?” asked a voice from the pillow. {H} went hot up to the hair. There was the bean, still under the cabbage. “I forgot,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'tied-in-a-knot',
      A: 'partner',
      paragraphs: [
        '“I was coming,” said {H}. “I thought of you all the way to the bread bin. Then there was a biscuit.” “So that’s how it’s done,” said {A}. {H} paid two buttons, one of them gold. Then they sat side by side, and both of them had been forgotten.',
        '“It wasn’t because of your tooth,” said {H} after a while. “So it wasn’t because of mine, either!” {H} sat up, and fetched a handkerchief. “People tie a knot,” said {H}, “so as not to forget.”'
      ]
    },
    {
      id: 'knots',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They tried what knot was best. One was so small that you had to remember where it was. One was as thick as a fist, and ate up all the handkerchief. The third had two ears, and looked at you.',
        '“That’s the one,” said {A}. “You couldn’t go past that.” {H} went past it, to try. At the door {H} had to turn round. It was still looking.'
      ]
    },
    {
      id: 'biscuit-too',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Shall we put out a biscuit for her?” asked {A}. {H} shook {H}’s head at once. That was just what you mustn’t do. You should put one out as far away as possible, for afterwards.',
        '“In the bathroom,” said {A}. So there was one on the edge of the basin, with a saucer over it. If anybody came this way, it would be behind them. First the tooth, and then that.'
      ]
    },
    {
      id: 'not-under',
      A: 'partner',
      paragraphs: [
        'The tooth did not go under the pillow again, where the cabbage was. {H} laid it on the chair beside the bed, on the handkerchief. One corner was tied in a knot with two ears. You could get at it from all sides.',
        '“I can’t tell when she’ll come,” said {A}. “No,” said {H}, “you never know about biscuits.” They had made it as easy for her as they could.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see the tooth, where it lay.',
      '{names} sniffed under the pillow, and found only a tooth.',
      { text: '{names} lifted the other pillow, to be sure.', needs: ['hands'] },
      { text: '{names} felt along the sheet, down to the foot of the bed.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down as well, and slept so loudly that it could be heard.',
      '{names} ducked, when the tooth fairy flew over.',
      { text: '{names} held a door open for the wings.', needs: ['hands'] },
      { text: '{names} found a bean, and took it for a bean.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the knot, and remembered something.',
      '{names} kept well away from the chair.',
      { text: '{names} pulled the knot tight, by one ear.', needs: ['hands'] },
      { text: '{names} moved the chair a hand nearer to the window.', needs: ['hands'] }
    ]
  },
  bed: [
    'The beans were put back in the jar, and {H} counted them. There were four.',
    '{H} brushed round the gap, and lay down flat. On the chair the tooth lay in the open, with its knot.'
  ],
  last: [
    'Two ears stood up in the dark beside a tooth, and {H} was asleep.',
    '{H} slept, with a head as heavy as a cabbage, and nothing lay under it.'
  ]
})
