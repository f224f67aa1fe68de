import { wishPlot } from '../wish-plot.ts'

export const breakfastInBed = wishPlot({
  id: 'wish-breakfast-in-bed',
  beginsElsewhere: true,
  wishes: ['Mother’s Day', 'Mothers Day', 'Mothering Sunday', 'Father’s Day', 'Fathers Day', 'breakfast in bed', 'dia de la madre', 'día de la madre', 'dia del padre', 'día del padre', 'mothers day breakfast'],
  answers: ['mother', 'father', 'mummy', 'daddy', 'mum', 'dad', 'surprise', 'present', 'breakfast', 'sunday', 'mama', 'mami', 'papa', 'baba'],
  except: ['card', 'cards'],
  moods: ['waiting', 'proud', 'first', 'late'],
  about: 'The hero practises breakfast in bed, and it is the one in bed who has the hardest part.',
  titles: ['Breakfast in Bed, Nearly', 'The One in Bed', 'Eleven Steps With an Egg', '{H} Carries the Tray', 'You Mustn’t Be Awake Yet'],
  want: [
    {
      id: 'tomorrow',
      A: 'partner',
      paragraphs: [
        '{H} had a plan for {wish}, and there was a tray in it. On the tray there would be an egg, toast, tea, and a flower in a jar. It would all come to somebody who was still in bed.',
        '“I have to practise carrying it,” said {H}. “And somebody has to be the one in bed.” “I could do that,” said {A}, and lay down at once. “You’re asleep,” said {H}. “You don’t know anything.” “I’ve no idea,” said {A}, with {A}’s eyes shut.'
      ]
    }
  ],
  way: [
    {
      id: 'the-egg',
      A: 'partner',
      paragraphs: [
        'For this breakfast the egg was a potato and the toast was a bit of card. {H} lifted the tray and walked, with {H}’s eyes on the cup. The cup did well. The egg rolled off at the fourth step and crossed the room by itself.',
        '{H} started again, with {H}’s eyes on the egg. This time the egg stayed, and the tea went into the toast. “What was that?” asked {A}. “Nothing,” said {H}. “Sleep.”'
      ]
    },
    {
      id: 'flower',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The flower was the next thing. It was too long for the jar, and leaned out in front like somebody at a window. At every step it nodded and splashed a little.',
        '“Make the flower shorter,” said {A} from the bed, with {A}’s eyes shut. “You can’t see it!” said {H}. “It’s dripping on my foot,” said {A}. So the flower was made shorter.'
      ]
    },
    {
      id: 'too-early',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“When do you come in?” asked {A}. {H} had not settled that. If you come too late, the one in bed has got up. If you come too early, it is still night.',
        '“I’ll listen at the door,” said {H}, and did. {A} snored for a while. As soon as it was quiet, {H} came in. “I’d only turned over,” said {A}. {H} went out once more. It took three tries before {A} woke up properly.'
      ]
    },
    {
      id: 'toast-rack',
      A: 'same',
      spare: 10,
      paragraphs: [
        'How warm is toast, when it has come so far? They timed it, with the bit of card and an egg timer. From the kitchen to the bed it took as long as a whole song. “By then it’s a tile,” said {A}, without opening either eye.',
        '{H} thought of something, and came the same way with the toast under one arm. It was warm when it got there. It also had the shape of an elbow. “I’d eat that,” said {A} politely, “and not open an eye for it.”'
      ]
    },
    {
      id: 'pet-guest',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'On the way to the bed lay {A}. {H} said “Excuse me” from behind the tray. {A} heard it, and thought it over.',
        '{H} went round. It was two steps more, and the toast slid as far as the edge. “Tomorrow you’ll be on the other side,” said {H}. {A} did not promise it. So {H} laid a ring of string on the floor, and that was {A}’s place in the plan.'
      ]
    },
    {
      id: 'elder-knew',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was brought a breakfast once,” said {S}. “There was a fried egg on it, and it had gone under the toast to hide. I’d been awake for an hour. You could hear the pans all over the house.”',
        '“What did you do?” asked {A}. “I shut my eyes and lay on my ear, so as not to hear so much. Then I was surprised.” {S} showed how. Both eyebrows went up, and one hand went to the heart. “I’d practised too,” said {S}.'
      ]
    },
    {
      id: 'what-to-say',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“And what do you say, when you’re there?” asked {A}. “Good morning,” said {H}. “And what it’s for. And that the tea’s hot.” “That’s a lot to say with a tray,” said {A}.',
        'They tried to make it shorter. In the end it was only “Good egg.” It had everything in it, said {A}, if you smiled enough.'
      ]
    },
    {
      id: 'napkin',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A napkin was needed too, and {H} folded one into a swan. It had a neck, at least. “What’s it for?” asked {A}, and opened one eye. “For your chin,” said {H}. “But you mustn’t unfold it. It’s a swan.”',
        'So the swan sat on the edge of the tray and looked out to sea. Then the tea came over the rim. {A} had nothing to wipe with but the sheet. “Tomorrow we need a second napkin,” said {A}, “that isn’t anybody.”'
      ]
    },
    {
      id: 'on-the-knees',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} put the tray down on the blanket, across {A}’s knees. It stood quite straight. Then {A} breathed in, and the potato rolled to the left. {A} breathed out, and it rolled to the right. “Could you do that a bit less?” asked {H}.',
        '{A} did it less, and went red. “I can’t sleep like this,” said {A}. “I need air for it.” So {H} laid a pillow to the left of the tray and a pillow to the right. Now it stood in a valley. “Breathe,” said {H}. The valley went up and down, with the breakfast in it.'
      ]
    },
    {
      id: 'card',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was to be a card as well, and {H} drew it while the potato rested. It showed a bed with a person in it. {H} was beside the bed, and so was the tray. There was not much room left over for the heart.',
        '“Put it on the blanket,” said {A}. So the heart lay on the blanket, about where the stomach was. “That’s where breakfast goes, anyway,” said {H}.'
      ]
    },
    {
      id: 'napkin-ring',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How do you open the door?” asked {A} out of the pillow. {H} had both hands on the tray, and no third one. {H} tried it with an elbow, and with {H}’s chin. In the end {H} knocked with one foot. “Come in,” said {A}. “I can’t,” said {H}. So that had to go into the plan too. The door would stay open that night, by just the width of a tray.'
      ]
    }
  ],
  turn: [
    {
      id: 'change-places',
      A: 'partner',
      paragraphs: [
        '“You carry it once,” said {H}, “and I’ll see how it goes wrong.” So {H} lay down and knew nothing. It was very hard. There were steps, and a rattle. Something rolled. {H}’s eyes came open all by themselves. {H} sat up and caught the egg.',
        '“You’re asleep!” said {A}. “I couldn’t be,” said {H}. “You were coming. I could hear you all the way from the kitchen.” They looked at each other across the tray. “Then you’ll be heard tomorrow too,” said {A}.'
      ]
    },
    {
      id: 'the-pillow',
      A: 'partner',
      paragraphs: [
        '“So the one in bed hears all of it,” said {H}, “and has to go on sleeping.” “That’s the hardest part,” said {A}. “You only have to carry an egg.”',
        'So {H} changed the plan. The egg got a sock for a nest, and the cup was only half full. And on the way {H} would sing, so that nobody could hear the rattle. {H} came in singing. {A} woke up with both arms in the air, and was so surprised that the bed creaked. Nothing was spilt.'
      ]
    },
    {
      id: 'taste',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Someone had to try out the eating as well. {A} sat up against the pillow and ate a corner of real toast. The crumbs went everywhere, as crumbs do in bed.',
        '“Does that matter?” asked {H}. {A} moved a leg, and then the other leg. “You think of them all day,” said {A}. {H} put down a cloth for tomorrow. The best breakfasts, it turned out, are for lying on.'
      ]
    },
    {
      id: 'second-cup',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What do I do, while it’s eaten?” asked {H}. “You sit on the edge,” said {A}, “and say: is it nice?” {H} sat on the edge. “Is it nice?” {A} had a bit of card in one cheek and nodded.',
        '{H} waited. “May I have a bite?” asked {H}. “There it is,” said {A}. “They’re all waiting for that.” So a second spoon was put on the tray as well.'
      ]
    },
    {
      id: 'one-more',
      A: 'partner',
      paragraphs: [
        '“Whoever lies there tomorrow,” said {H}, “I shan’t look too closely. In case one eye’s open.” “That’s kind,” said {A}, and put back the potato. It would have to be a real egg for {wish}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried the bed as well, and knew just as little.',
      '{names} begged at the tray, and got a corner of card.',
      { text: '{names} folded a paper flower and stood it in the jar.', needs: ['hands'] },
      { text: '{names} wrote the menu out, and spelled it three different ways.', needs: ['hands'] }
    ],
    way: [
      '{names} stopped the egg on its way across the room.',
      '{names} lay down in the very middle of the way, as somebody always does.',
      { text: '{names} wrung out the toast.', needs: ['hands'] },
      { text: '{names} measured the way from kitchen to bed, in slippers.', needs: ['hands'] }
    ],
    turn: [
      '{names} practised waking up, with a stretch and a start.',
      '{names} kept both eyes shut, and one opened at the rattle.',
      { text: '{names} hummed a second part to the song, along the passage.', needs: ['hands'] },
      { text: '{names} rolled the other sock up, in case there were two eggs.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tray was put where it could be found in the morning, with the sock for the egg.',
    '{H} let the water out, and lay down. Nobody could be the one in bed better than {H}.'
  ],
  last: [
    'A spoon could have rattled now, or an egg rolled. {H} went on sleeping.',
    'With both eyes shut, and no idea of anything, {H} was asleep, and this time really.'
  ]
})
