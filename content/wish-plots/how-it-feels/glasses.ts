import { wishPlot } from '../wish-plot.ts'

export const whoeverGlasses = wishPlot({
  id: 'wish-whoever-glasses',
  visits: 'anything',
  whoever: ['wears glasses', 'wears big glasses', 'wears round glasses', 'wears red glasses', 'wears thick glasses', 'wears spectacles', 'wears specs', 'always wears glasses', 'has to wear glasses', 'has new glasses', 'has got new glasses', 'got new glasses', 'got glasses', 'gets glasses', 'gets new glasses', 'needs glasses', 'needs new glasses', 'needs to wear glasses', 'wants glasses', 'wants to wear glasses', 'doesn’t want to wear glasses', 'doesn’t like wearing glasses', 'hates wearing glasses', 'likes wearing glasses', 'loves its glasses', 'can’t see without glasses', 'can’t see without its glasses', 'can’t see anything without its glasses', 'sees nothing without its glasses', 'has dirty glasses', 'cleans its glasses', 'polishes its glasses', 'wore glasses', 'wore spectacles', 'wore specs', 'had to wear glasses', 'saw nothing without its glasses', 'gets specs', 'has foggy glasses', 'has steamed-up glasses', 'has to go to the optician', 'is short-sighted', 'needs specs', 'wears a monocle', 'wears chashma', 'whose glasses steam up'],
  except: ['lost', 'loses', 'find', 'finds', 'broke', 'broken', 'breaks', 'stole', 'stolen', 'steals', 'sunglasses', '3d', 'swim', 'goggles', 'drink', 'milk', 'magic', 'forgot', 'forgets', 'sat on', 'teased', 'laugh', 'laughs'],
  company: ['glasses', 'soup', 'window', 'pot', 'bottle', 'milk', 'lid', 'coat', 'cat', 'boat', 'table', 'lamp', 'ladle', 'tea towel', 'nail', 'apron'],
  about: 'The hero draws in the mist on the window and it never stays; whoever wears glasses comes in from the cold and is all white, until they see where a drawing goes when it is gone.',
  titles: ['Good Evening to a Coat', 'Soup on the Window', 'A Lamp in the Shape of a Boat', '{visitor} in the White Glasses', 'One Look Through a Boat'],
  fed: true,
  want: [
    {
      id: 'soup',
      A: 'partner',
      paragraphs: [
        'The soup had turned the window white. {H} drew a cat in it with one finger. But the mist always went off, and took the cat along. {H} wanted just one that stayed. “You’d need paper for that,” said {A}.',
        'The bell went, and in from the cold came {visitor.first}. The glasses that {visitor} had on went white as well. “Good evening,” said {visitor} to a coat. “Is it nice here?”'
      ]
    }
  ],
  way: [
    {
      id: 'where-they-sit',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Don’t they slip?” asked {A}, and looked at how the glasses were held on. They sat where glasses sit, and leaned against {caller.part} a little. “Only when I laugh,” said {visitor}. So for the time being {A} said nothing but sensible things.',
        '{H} wanted to know if you feel them. “Only for the first week,” said {visitor}. After that you wash round them, and sleep in them, and look for them. They had been looked for all one Sunday, with the glasses on.'
      ]
    },
    {
      id: 'seen-in-between',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“And what do you do while they’re white?” asked {A}. You go on as if nothing were the matter, said {visitor}. So {visitor} {caller.does}, with both glasses white. It was done very well, only the wrong way round, towards the broom.',
        '{A} put on two jam jar lids, and tried it too. {A} {caller.move}, and said good evening to the bread. “I’m over here,” said {H}. “I know,” said {A}. “I’m doing one after the other.”'
      ]
    },
    {
      id: 'small-print',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'With glasses you can read very small things, once you can see again. {A} held up the big book. “{caller.fact},” read {visitor} in a slice that was clear. “Is that so?” asked {A}. {visitor} had never been able to read it before, and was astonished.',
        'They looked at the picture, and there was something wrong with it. “It’s got none on,” said {H}, and pencilled in two rings and a line between. Now it looked as though it knew all that was in the book.'
      ]
    },
    {
      id: 'before-the-glasses',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Had you got none before?” asked {A}. No, said {visitor}, and {caller.where} it had all been soft then. A tree was a green ball. Whoever came along was a smudge first, and then a voice. “You bowed to everything that stood about,” said {visitor}. “It was a polite time.”',
        '“And then?” asked {H}. On the first day with glasses the trees had leaves. There was one beside the other, as if somebody had been up all night. {visitor} had stopped under the first tree until dark.'
      ]
    },
    {
      id: 'one-that-waits',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '{A} fetched {caller.stand}, so that somebody else could have glasses too. Two bottle tops did very well. “Good evening,” said {visitor}, who had heard it arrive. It did not answer. “It can’t see me yet,” said {visitor}, “and doesn’t like to guess.”',
        'They were left side by side in the steam, and both looked straight ahead. “You get used to it,” said {visitor} after a bit. {H} tipped it forward with one finger, so that it could nod.'
      ]
    },
    {
      id: 'tea-towel',
      A: 'partner',
      paragraphs: [
        '“They only need a wipe,” said {A}, as anyone would. {A} rubbed both glasses with the tea towel. “There you are!” said {visitor}. “Oh. You were there.” They had gone white again.',
        '{A} wiped faster. As soon as the one was clear, the other was white. “I get you in slices,” said {visitor}. “I’ve had an ear, and some spoon.”'
      ]
    },
    {
      id: 'who-is-who',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was a chance to see who was who without looking. {visitor} listened out from behind the white glasses. “That one stirs,” said {visitor}, and that was {A}. “That one hums, and has one wet finger.” {H} hid the finger, and stopped humming.',
        '“Now you’re two,” said {visitor}, “and one’s gone.” They changed places on tiptoe, and {A} hummed while {H} stirred. But the ladle gave them away. Each stirs in a different tune, and nobody hears so well as whoever sees nothing.'
      ]
    },
    {
      id: 'wiping-cloths',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“It depends on what you do it with,” said {A}. A sleeve left hairs. Kitchen paper squeaked. A sock did very well on the left and badly on the right. {visitor} held still through all of it, and the glasses went white five times.',
        '“The best one’s my scarf,” said {visitor}. “It doesn’t work, but I’m fond of it.” {H} wiped with that, gently, like somebody patting a dog. The glasses came out no clearer. They looked more at home.'
      ]
    },
    {
      id: 'as-it-looks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do you see, when it’s white?” asked {H}. It was not nothing. It was like being in a boiled egg, said {visitor}, before anyone’s knocked. It was quiet in there and rather bright. Somewhere outside people were talking of soup.',
        '{A} held a paper bag in front of both eyes, and it was true. You even spoke more softly. “I could stay in here,” said {A}. Then the soup spoke up from the stove, and {A} had to hatch.'
      ]
    },
    {
      id: 'ladders',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} told of somebody who wore glasses and fell in love with a hatstand. It went on for one whole evening. “It listened so well,” said {A}. {visitor} found nothing odd in that. “They’re tall, and they hold your coat,” said {visitor}.',
        '“And when the mist went off?” asked {H}. Then they shook hands, said {A}, and stayed friends. {visitor} turned the white glasses to where the coat hung. “I’ve said good evening to that one already,” said {visitor}. “I’d like to leave it at that.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“On trams it was the worst,” said {S}. “In winter a man with glasses got on, and went white, and sat down on somebody’s lap.” “What did they do?” asked {A}. “She moved her shopping. They rode as far as the last stop, and neither said a word.”',
        '“Did he see her then?” asked {visitor}. There his glasses had cleared, said {S}, and he had lifted his hat. “She had soft knees,” said {S}. “He said so for years.” {visitor} gave the white glasses a push, and listened for more.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} made glasses too, with two fingers and two thumbs. They didn’t go white. {S} breathed on them, but there was nothing in them to breathe on. “Yours are better,” said {S} to {visitor}. “Yours are open,” said {visitor}. “You could put a foot through.”',
        '{S} tried that, and lay on the floor for a bit. Then {S} looked at everybody through the rings, one at a time. “You’re round,” said {S} to {A}. “And you’re round.” Everything that {S} looked at was. “That’s glasses for you,” said {visitor}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came right up to {visitor}, to see what was the matter there. Then {A} breathed out. What had just begun to clear was white again, with a wet spot in it. “Somebody’s here,” said {visitor}, “and has had fish.”',
        'They wiped the glasses. {A} was still there, and breathed. {visitor} got to see {A} four times in all, each time for as long as a blink. “It’s a very quick one,” said {visitor}. It was the slowest one of the household.'
      ]
    },
    {
      id: 'the-bottle',
      A: 'partner',
      paragraphs: [
        '{A} put the milk on the table, fresh out of the fridge. A moment later the bottle was as white as the glasses. “It’s not dirty,” said {A} slowly. “It’s cold! Whatever’s cold goes white in here, from the soup.”',
        '“So we’ve got to wait till your glasses are warm,” said {A}. “I always do,” said {visitor}. “There’s never anything on.” “I could draw you something,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'through-a-boat',
      A: 'partner',
      paragraphs: [
        '{H} drew a boat on the left glass, and a sun on the right. Now {visitor} could look out through the lines. “I see a lamp,” said {visitor}, “in the shape of a boat.” Nobody had ever looked so long at one of {H}’s drawings.',
        'Then the glasses got warm. There was the whole kitchen at once, and the boat was gone. “They all go,” said {H}.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} went about and looked at all that had only been voices. “So that’s the spoon,” said {visitor}. “I’d thought of it as taller.” The coat was visited as well. {visitor} looked at it for a while through the clean glasses, and did not bow.',
        '“And me?” asked {A}. {A} was just as {A} had sounded, only with more buttons. {H} was found to have freckles, or soup. With glasses you could tell, and it was soup.'
      ]
    },
    {
      id: 'the-steam',
      A: 'partner',
      paragraphs: [
        '{A} took the lid off the soup, and the steam rolled over {visitor}. Both glasses went white. “Good evening,” said {visitor}, out of habit. “Oh! I’m looking through the boat!”',
        'There it was, with its mast, and so was the sun. “It wasn’t gone,” said {H}, and ran to the window, and breathed.'
      ]
    },
    {
      id: 'more-of-them',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Now that they knew it, {A} breathed on everything that was of glass. On the oven door was a hand, from long ago. On the clock stood, quite small, “I was here.” Nobody owned up to that. {visitor} found a nose on the mirror, at about the height of the soap.',
        '“Is there one of mine too?” asked {A}. They looked in the place where {A} always stood and waited for the kettle. There were eleven straight lines, and one through each five. “You’ve been counting something,” said {visitor}, and looked very closely.'
      ]
    },
    {
      id: 'all-of-them',
      A: 'partner',
      paragraphs: [
        'In the window stood today’s cat. Beside it stood yesterday’s, and a house, and somebody with long arms. “They’ve all stayed,” said {H}, over the soup. “They only come out when it’s hot.”',
        '“I won’t polish mine,” said {visitor}, and went out into the cold, with both glasses clear. There would be soup at home as well, and {visitor} would come in through a boat.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the soup, and let the window be.',
      '{names} got a good evening that had been meant for others.',
      { text: '{names} laid the table, with one spoon too many.', needs: ['hands'] },
      { text: '{names} hung up the coat again, now that it had been greeted.', needs: ['hands'] }
    ],
    way: [
      '{names} kept still, and passed for a chair.',
      '{names} waited in a slice that had just been wiped.',
      { text: '{names} hung the wet tea towel over the rail, to be ready.', needs: ['hands'] },
      { text: '{names} waved at the white glasses, and nobody waved back.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed on the window too, at the bottom.',
      '{names} looked in at the front of the glasses, and saw a mast.',
      { text: '{names} drew a fish beside the boat, for the next time.', needs: ['hands'] },
      { text: '{names} held the lid, so that the steam could get about.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot was empty, and the window had gone clear from the top down. There was only the street in it, and one lamp.',
    'They washed, and in the mirror stood a bit of mist, with somebody’s nose in it. Then they lay down, and {H} left it to be found.'
  ],
  last: [
    'What cannot be seen is still there, and waits for the steam, and {H} was asleep.',
    'Far off a door opened, and in came a boat and a sun, and {H} was asleep.'
  ]
})
