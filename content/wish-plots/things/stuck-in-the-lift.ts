import { wishPlot } from '../wish-plot.ts'

export const stuckInTheLift = wishPlot({
  id: 'wish-stuck-in-the-lift',
  wishes: ['stuck lift', 'stuck elevator', 'lift stuck', 'elevator stuck', 'lift stopped', 'elevator stopped', 'lift broke', 'elevator broke', 'lift broken', 'elevator broken', 'lift breaks', 'elevator breaks', 'lift scared', 'elevator scared', 'scared lifts', 'lift afraid', 'elevator afraid'],
  except: ['ski', 'chair', 'weights', 'fire', 'alone', 'died', 'hours', 'hospital', 'shop', 'escalator', 'hurt'],
  answers: ['got', 'today', 'we', 'our', 'building', 'hotel', 'flats', 'minutes', 'between', 'floors', 'and', 'scared', 'afraid', 'with'],
  moods: ['afraid', 'waiting'],
  partnerPlays: true,
  about: 'A lift stops between two floors with a birthday cake in it, and the birthday comes to the lift.',
  titles: ['Between Three and Four', 'Please Press the Bell', '{H} and the Voice in the Wall', 'The Party Was on the Stairs', 'Next Stop, Three and a Half'],
  want: [
    {
      id: 'between',
      A: 'partner',
      paragraphs: [
        'A lift was on its way up. It was two chairs, a curtain, and buttons on a sheet of paper. {H} held the cake for a birthday on the fifth floor. It was a loaf with a pencil in it. “Mmmm,” went the lift, and then “tock”, and after that it did not move at all.',
        '“Have we arrived?” asked {H}. {A} pulled at the curtain. It did not open. “We’re between three and four,” said {A}. “We’re stuck.” The cake got heavier.'
      ]
    }
  ],
  way: [
    {
      id: 'bell',
      A: 'partner',
      paragraphs: [
        '{H} pressed the five, and the four, and the five again. The lift stayed where it was. “You have to press the yellow one,” said {A}, “with the bell.” So {H} pressed that.',
        'Something crackled in the wall. “Good evening,” said a voice, rather like {A} in a cup. “Somebody’s on the way. A lift can’t fall down. It has brakes on both sides.” “And the cake?” asked {H}. “There’s nothing in my book about cake,” said the voice.'
      ]
    },
    {
      id: 'sit-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        'If you have to wait, you may as well sit down. They sat on the floor of the lift, back to back, since it was narrow. The cake had the best place. “What do people do in here,” asked {A}, “when it takes a long time?” “They look at the numbers,” said {H}.',
        'So they looked at the numbers. There was a three and there was a four. Between them was a bit of wall that nobody had ever looked at. It had a spot on it like a duck. “It must be the duck’s floor,” said {H}.'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They turned out their pockets, to see what they had to live on. {H} had a button, a ticket, and a raisin that was no longer quite alone. {A} had keys. “We can’t eat keys,” said {H}. “We can’t open anything either,” said {A}, and tried them on the wall.',
        '“We’ve got a cake,” said {A} after a pause. “It isn’t ours,” said {H}. They shared the raisin. Each had half, and then half of the fluff.'
      ]
    },
    {
      id: 'knocks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} knocked on the floor, three times, to see who lived there. It was quiet. Then two knocks came back, from somewhere near {A}’s heel. “There’s somebody on three!” said {H}. Another came from higher up, by {A}’s elbow, just the one, and very polite. “And on four.”',
        '“What does once mean?” asked {A}. “That they’re in,” said {H}. They knocked back, and it went on like that for some time. Nobody knew what it was about, but it was a good talk.'
      ]
    },
    {
      id: 'never-alone',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I used to be afraid of lifts,” said the voice in the wall. Nobody had asked. “What did you do about it?” said {H}. “I took a job here,” said the voice. “Now I know all its noises. The tock, for instance, is only the lift thinking.”',
        '“Tock,” said {H}, to see if it helped. “That’s exactly it,” said the voice. {A} put the cup down for a moment and said it too. If you know the name of a noise, it comes when you call it.'
      ]
    },
    {
      id: 'how-it-hangs',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What does it hang on?” asked {A}. “On ropes,” said {H}, “six of them, made of steel. Each of them holds it all by itself.” {H} held up {A}’s sleeve with all ten fingers, and then only with one.',
        '“And if that one’s tired?” asked {A}. “Then there are five who’ve had a rest.” {A} gave the sleeve a small pull. It held. They nodded at the ceiling, since the ropes were hard at work up there.'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Everything sounded good in there, as it does in the bath. {H} hummed “mmmm”, just as the lift had done, to remind it how it went. {A} put a second “mmmm” on top. The wall hummed along, and the loaf trembled on its plate.',
        'When they stopped, something hummed on. It might have been the fridge. “They’ve got it on three as well,” said {A}. “It’ll be all over the stairs by tomorrow,” said {H}.'
      ]
    },
    {
      id: 'pet-lift',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Under the curtain came a nose, and a good bit of face. It was {A}, who lived on all the floors. “You can’t get in here,” said {H}. “We’re stuck.” {A} came in and lay down on all their feet at once.',
        'So now there were more of them, and it was warmer. {A} sighed, for it was in no hurry to be anywhere else. It’s hard to stay frightened next to somebody who sighs like that.'
      ]
    },
    {
      id: 'elder-stairs',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'On the stairs outside stood {S}, who always walked. “I’ve been past the two of you three times,” said {S} through the curtain. “Once up, once down, and once because I’d forgotten what for.” “Is it far?” asked {A}. “Only for the knees,” said {S}.',
        '{S} leaned on the rail for a while, and told them what there was to see. There was a lamp, and a doormat with a hedgehog. “There’s a new bell on four,” said {S}. From the lift they would never have known.'
      ]
    },
    {
      id: 'child-button',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} was a button, the one for the fifth floor, and had a round red cheek. “Press me again,” said the button, “I wasn’t ready.” {H} pressed the cheek. “Pling,” said the button. Nothing happened. “I did light up,” said the button.',
        '“It isn’t you,” said {H}. “It’s something further up.” All the same the button was very sorry about it. It lit up a few more times with no one pressing it.'
      ]
    },
    {
      id: 'party-waits',
      A: 'partner',
      paragraphs: [
        '“They’re all waiting,” said {H}, and looked at the cake. “They can’t begin without it.” {A} listened at the gap. There were feet on the stairs, and somebody laughed. “That isn’t up there,” said {A}. “That’s just outside.”',
        'The wall crackled. “You’ve got people outside,” said the voice. “They’ve come down from five, with hats on.” “So where’s the party?” asked {H}. The voice went to see. “As far as I can tell,” it said, “it’s where the cake is.”'
      ]
    }
  ],
  turn: [
    {
      id: 'by-hand',
      A: 'partner',
      paragraphs: [
        'Then somebody turned a wheel, up on the roof. Crick, it went, and with each crick the lift rose by the width of a slice. The curtain opened. The sofa was the stairs. On it sat the party, every cushion in a hat. “Three and a half,” said {A}.',
        'They did not get out, for now they were the kitchen. {H} broke up the cake, and {A} handed slices out of the lift. The voice got one too.'
      ]
    },
    {
      id: 'who-has-birthday',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Whose birthday is it, in fact?” asked {A}. Nobody had thought about that. They thought of everybody on the steps, one after the other, and it was none of them. “Mine was in May,” said the voice in the wall, “but nobody noticed.”',
        'So they sang for May. It went up the stairs from doormat to doormat. The wall was quiet for a moment. Then it crackled, like somebody looking for a handkerchief.'
      ]
    },
    {
      id: 'stairs-or-lift',
      A: 'partner',
      paragraphs: [
        'When only the pencil was left, the lift said “mmmm” all by itself. “Up, or down?” asked {A}. {H} looked at the buttons. “There isn’t one for where we are,” said {H}.',
        'So {A} drew one, between the three and the four, with a small cake on it. On the way down {H} pressed it. “Tock,” said the lift, and this time it was meant to.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bounced among the balloons on five, and smelled no cake so far.',
      '{names} sniffed, and there was cake on the way.',
      { text: '{names} blew up one more balloon, and let it go by mistake.', needs: ['hands'] },
      { text: '{names} rang for the lift again, and it said tock.', needs: ['hands'] }
    ],
    way: [
      '{names} came down as far as the fourth floor, to ask.',
      '{names} sat on the stairs, next to a trumpet.',
      { text: '{names} passed a paper hat in through the gap.', needs: ['hands'] },
      { text: '{names} knocked on the wall, and the wall said just a minute.', needs: ['hands'] }
    ],
    turn: [
      '{names} wriggled up to the gap, where it smelled best.',
      '{names} squeaked a party squeaker for each crick.',
      { text: '{names} caught the crumbs in a hat.', needs: ['hands'] },
      { text: '{names} held the curtain to one side, with a bow, as they do on five.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the curtain again, and the chairs stood on one floor, side by side. The pencil went back into its jar, point up, and had nothing more to press.',
    'Nobody took the lift to bed. {H} lay down and pressed the corner of the pillow, for the ground floor, which was the quietest.'
  ],
  last: [
    'Mmmm, it went, further and further down, and the doors shut, and {H} was asleep.',
    'Tock, said something in the wall, a long way off, and {H} was asleep.'
  ]
})
