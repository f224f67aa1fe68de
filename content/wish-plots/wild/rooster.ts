import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const rooster = wishPlot({
  id: 'wish-rooster',
  wishes: ['rooster', 'roosters', 'rooser', 'cockerel', 'cockerels', 'cockeral', 'cockrel', 'cock-a-doodle-doo', 'cock a doodle doo', 'cockadoodledoo', 'cock-a-doodle', 'cockadoodle', 'rooster crow', 'rooster crows', 'crowing rooster', 'loud rooster', 'noisy rooster', 'rooster wakes', 'rooster early', 'cockerel early', 'cockerel crows', 'rooster hens', 'cockerel hens'],
  answers: ['crow', 'crows', 'crowing', 'crowed', 'cock', 'doodle', 'doo', 'loud', 'noisy', 'noise', 'early', 'too', 'morning', 'mornings', 'every', 'wake', 'wakes', 'waking', 'woke', 'up', 'us', 'everybody', 'everyone', 'sun', 'dawn', 'dark', 'night', 'four', 'clock', 'hen', 'hens', 'henhouse', 'chicken', 'chickens', 'farm', 'farmer', 'yard', 'barn', 'comb', 'red', 'proud', 'feathers', 'tail', 'perch', 'wardrobe', 'neighbour', 'neighbours', 'neighbor', 'next', 'grandma', 'grandpa', 'nana', 'village', 'first', 'wait', 'quiet', 'silly', 'funny', 'little', 'big', 'bossy', 'cheeky', 'grumpy', 'friend', 'sleepy', 'tired', 'who', 'that', 'never', 'always', 'stops', 'stop', 'won’t', 'doesn’t', 'house', 'our', 'called', 'says', 'song', 'sings', 'singing'],
  except: [...NOT_WELL, 'fox', 'weather', 'vane', 'weathervane', 'year', 'chinese', 'lunar', 'fight', 'fighting', 'soup', 'dinner', 'roast', 'sauce', 'cornflakes', 'egg', 'eggs', 'chick', 'chicks', 'bremen', 'donkey', 'musicians', 'dragon', 'robot', 'dinosaur', 'pecked', 'pecks', 'chased', 'chases', 'afraid', 'scared', 'tooth', 'voice', 'spider', 'tail', 'space', 'sparrow', 'robin', 'spurs', 'tottenham', 'carle'],
  moods: ['late', 'first', 'waiting', 'change', 'sleepless', 'learning'],
  company: ['rooster', 'wardrobe', 'glove', 'gloves', 'blanket', 'comb', 'chair', 'roof'],
  about: 'A rooster lodges on the wardrobe and crows at four, until it is understood that the biggest comb goes first, and the rooster has to wait for a red glove.',
  titles: ['The Biggest Comb Goes First', 'A Rooster on the Wardrobe', '{H} Has the First Word', 'Second in the House', 'Cock-a-Doodle-Doo at Four'],
  want: [
    {
      id: 'on-the-wardrobe',
      A: 'partner',
      paragraphs: [
        'On the wardrobe stood a rooster. It was staying until the roof of its hen house was mended. “Is that a rooster or a cockerel?” asked {A}. “Cock-a-doodle-doo!” it said. It was four in the morning, and black outside. A rooster has a clock inside, and it’s two hours fast.',
        '{A} pulled the pillow over both ears. {H} liked the rooster very much. {H} only wanted it to wait till seven.'
      ]
    }
  ],
  way: [
    {
      id: 'elder-tea',
      S: 'elder',
      A: 'hero',
      spare: 1,
      paragraphs: [
        'There was no more sleep to be had, so {S} sat in the kitchen with two cups. One of them was for the rooster. “At my age you’re up at four,” said {S}, “and there’s never anybody to talk to.” The rooster looked into the cup with one eye.',
        '“So you don’t mind that it wakes you?” asked {A}. “It wakes me?” said {S}. “I put my slippers on, and then it crows. I wake it, if you please.”'
      ]
    },
    {
      id: 'shut-ears',
      A: 'same',
      spare: 6,
      paragraphs: [
        'To crow, a rooster stands on tiptoe and shuts its eyes and throws back its head. “And its ears,” said {A}. When the beak opens wide, the ears close up behind it. Otherwise it would be deaf by Thursday.',
        '{H} looked up at the wardrobe. “So the whole street hears it,” said {H}, “and the rooster doesn’t?” It stood there, pleased, in its own small silence. It was the only one in the house that it had never woken.'
      ]
    },
    {
      id: 'late-night',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If it went to bed late,” said {A}, “it would sleep late.” So they read to it. But it was dark, and the rooster was asleep by the second page. Roosters can’t help it. They read on all the same, for there was a pirate in it.',
        'They read until eleven. At four the rooster was as fresh as paint. “What happened to the pirate?” asked {A}, with both eyes shut. Neither of them knew any more.'
      ]
    },
    {
      id: 'blanket',
      A: 'same',
      paragraphs: [
        '“It thinks that it’s getting light,” said {A}, and hung a thick blanket round the wardrobe. Not a crack was left. At four the blanket swelled in the middle. “Cock-a-doodle-doo!” it said. “It doesn’t look,” said {H}. “It knows.”'
      ]
    },
    {
      id: 'kitchen-clock',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} took the kitchen clock off the wall and held it up to the rooster. “This is four,” said {H}. “That’s no. And this is seven. That’s yes.” The rooster watched the big hand go round. Then it pecked it.',
        '“Now it’s always ten to,” said {A}, and shook the clock. The rooster’s own one went on, somewhere under the feathers, and nobody could get at that. At ten to nothing at all it crowed.'
      ]
    },
    {
      id: 'fridge',
      A: 'other',
      spare: 5,
      paragraphs: [
        'It crowed for other things as well. A car went by with its lamps on, and it crowed. Late in the evening {A} went to the fridge without any noise, and opened it just a crack. The light fell out. “Cock-a-doodle-doo!”',
        'A door opened along the hall. “It’s only me,” said {A}. “Is that cheese?” asked {H}. After that {A} could not have so much as a gherkin. The whole house was told of it, from the top of the wardrobe.'
      ]
    },
    {
      id: 'titbit',
      A: 'same',
      spare: 7,
      paragraphs: [
        'By day the rooster was very polite. It found a crumb and did not eat it. It picked it up and put it down and said “took, took, took”, until {H} came. Roosters do that for their hens. {H} had to bend down and say thank you.',
        '“Took, took,” it said to {A}. {A} bent down too. There was nothing there at all. Roosters do that too, just for the company. {A} chewed for a bit, so as not to be rude.'
      ]
    },
    {
      id: 'pet-sleeps',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Only {A} took no notice. The rooster came down and crowed at {A} from in front, on tiptoe, with everything it had. {A} did not blink. It tried once more from the side. It walked round {A}, and looked for the way in.',
        '“{A} won’t get up before the food does,” said {H}. That the rooster understood. From then on it brought {A} a crumb first, and crowed after.'
      ]
    },
    {
      id: 'three-streets-off',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They opened the window to hear if anybody minded. The rooster crowed. It was quiet for as long as you need to get on tiptoe. Then, three streets off, there came another cock-a-doodle-doo. Then a third one came, very far away and thin.',
        '“They’re doing it in turns,” said {A}. “It goes downhill,” said {H}. The thin one always came last. Once it was too soon, and they heard it stop in the middle. “Cock-a-doodle,” it had said, and no doo.'
      ]
    },
    {
      id: 'second',
      A: 'partner',
      paragraphs: [
        '“Quiet!” shouted {A} the next night, out of bed. The rooster put its head on one side. “Cock-a-doodle-doo!” “Quiet!” “Cock-a-doodle-doo!” They did that until five. {H} listened to the pair of them.',
        '“It thinks that you’re crowing back,” said {H}. “Roosters take turns. Whoever’s first begins, and the others have to wait. It’s the first one here.” “And what am I?” asked {A}. “Second,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'glove',
      A: 'partner',
      paragraphs: [
        '“Who says who’s first?” asked {A}. {H} looked at the rooster’s comb. It was red, and it had five points. “Whoever’s got the biggest,” said {H}. {H} put a red woollen glove on a hat, and stuffed it until the fingers stood up.',
        'The rooster looked at that with its left eye, and then with its right one. Then it came down off the wardrobe, and sat on the chair.'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Whoever is first has to be able to do it. {H} stood on tiptoe, and shut both eyes, and threw back the glove. What came out was more of a goose. “Higher at the end,” said {A}, who had heard it often enough. The rooster looked at the wall, out of tact.',
        'The second was a bicycle. At the third a cup rang on the shelf. “That’s it,” said {A}. The rooster had its wings half out. But nobody had told it that this was only practice.'
      ]
    },
    {
      id: 'child-sock',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} came in with a red sock on {S}’s head, and wanted to be first as well. “A sock’s only got one point,” said {A}. {S} went away, and came back with four more, and they all hung down. The rooster went and stood between them. It no longer knew who came after whom.',
        '“You can be last,” said {A}. “The last one’s the one they all hear at the end.” {S} thought about it. “Then I’ll be last twice,” said {S}.'
      ]
    },
    {
      id: 'on-the-chair',
      A: 'same',
      spare: 11,
      paragraphs: [
        'So now the top of the wardrobe was {H}’s. {H} could not get up there, so the hat lay up there by itself, and was first. The rooster went past below it on its toes.',
        '“Is it any good up there?” asked {A}. They asked the glove. One finger had sunk down, and pointed at the biscuit tin. It had to be obeyed, so they each had one. The rooster got the crumbs, third.'
      ]
    },
    {
      id: 'other-kettle',
      S: 'other',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to know where {S} came in all this. {A} had a list. At the top was the glove. Then came the rooster, and then, in pencil, the kettle. “I’m after the kettle?” asked {S}.',
        '“It’s louder than you are,” said {A}. {S} put {S}’s hands round {S}’s mouth and whistled like one that boils. The rooster turned round and looked at {S} with respect. {A} rubbed out the kettle.'
      ]
    },
    {
      id: 'baby-tufts',
      A: 'baby',
      spare: 14,
      paragraphs: [
        'Nobody had thought of {A}. {A} had no comb at all, only some hair that stood up after sleeping. But {A} had never waited for anybody. A loud “Aaa-ah!” came out of {A}, in the middle of the afternoon.',
        'The rooster rose on tiptoe and looked at the hat. It looked at {A}. Then it bowed as far as a rooster can, and said nothing. There are some who stand outside the order.'
      ]
    },
    {
      id: 'held-breath',
      A: 'partner',
      paragraphs: [
        'That night {H} slept in the hat. At four {A} woke up, because it was quiet. By the pillow stood the rooster, on tiptoe, with its beak open. It had breathed in. It waited through five and six, and only its tail shook.',
        'At seven {H} yawned and stretched. “Cock-a-doodle-doo,” said {H}. And then the rooster let it out. It was three hours’ worth, and a picture fell off its nail. Then it looked at the other bed. “You’re third,” said {H}. “Cock-a-doodle-doo,” said {A}, from under the pillow.'
      ]
    },
    {
      id: 'first-at-nine',
      A: 'same',
      spare: 12,
      paragraphs: [
        'From three streets off there came an answer, rather cross. They were used to being told at four there. It had got behind with everything. “Now they’re late for breakfast,” said {A}, at the window. Very far away a thin one said “Cock-a-doodle”, and after a while, “doo”.',
        '“It’s waited all night to finish that,” said {H}. The rooster listened until it was over. Then it got down off the chair, as one who has done a day’s work.'
      ]
    },
    {
      id: 'two-gloves',
      A: 'partner',
      paragraphs: [
        'That evening {A} came to bed in a hat as well. On it stood two red oven gloves, side by side. The rooster looked up at them for a long time. Then it moved from the chair to the footstool. “What’s that for?” asked {H}. “I’d like to be first tomorrow,” said {A}. “At nine.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat up straight, in the dark, and lay down again.',
      '{names} looked for the rooster under the bed, where it was not.',
      { text: '{names} put down newspaper round the wardrobe, in good time.', needs: ['hands'] },
      { text: '{names} felt about for a slipper, at four in the morning.', needs: ['hands'] }
    ],
    way: [
      '{names} crept under the nearest cushion, head first.',
      '{names} found a feather, and it was a green one.',
      { text: '{names} gave the rooster corn, so that it should have its beak full.', needs: ['hands'] },
      { text: '{names} held both ears shut at five to four.', needs: ['hands'] }
    ],
    turn: [
      '{names} came next, and nobody was sure after whom.',
      '{names} stayed in bed till seven, for the first time that week.',
      { text: '{names} pushed another sock into the thumb.', needs: ['hands'] },
      { text: '{names} hung the picture up again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blanket was taken off the wardrobe, as it had never been of any use. The rooster tucked one leg up, and then its head.',
    '{H} washed, and lay down with the glove beside the pillow. Tomorrow {H} would only be second, and there was no hurry at all.'
  ],
  last: [
    'On the footstool a breath was being held until nine, and {H} was asleep.',
    'Everybody knew whose turn it was, and that it was not yet, and {H} was asleep.'
  ]
})
