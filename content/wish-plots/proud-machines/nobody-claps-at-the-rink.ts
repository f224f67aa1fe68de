import { wishPlot } from '../wish-plot.ts'

export const nobodyClapsAtTheRink = wishPlot({
  id: 'wish-nobody-claps-at-the-rink',
  beginsElsewhere: true,
  wishes: ['a zamboni at the ice rink', 'zamboni', 'zambonis', 'zambonie', 'zamboney', 'zamboni driver', 'ice resurfacer', 'ice resurfacer rink', 'zamboni hockey', 'zamboni ice skating', 'zamboni puck', 'ice resurfacing machine', 'ice rink machine', 'ice rink truck', 'ice rink tractor', 'ice skating rink machine', 'skating rink machine', 'skating rink tractor', 'machine smooths ice', 'machine that cleans ice', 'machine makes ice smooth', 'machine polishes ice', 'tractor smooths ice', 'tractor on the ice rink', 'truck smooths ice', 'truck cleans ice rink', 'smooths the ice', 'ice smoother', 'ice smoothing machine', 'ice cleaning machine', 'ice polishing machine', 'hockey ice machine', 'ice cleaner rink', 'driving the ice machine rink', 'nobody claps ice machine'],
  answers: ['zamboni', 'zambonis', 'machine', 'machines', 'truck', 'tractor', 'car', 'vehicle', 'lorry', 'ice', 'icy', 'rink', 'rinks', 'skating', 'skate', 'skates', 'skaters', 'skater', 'hockey', 'arena', 'stadium', 'game', 'match', 'puck', 'smooth', 'smooths', 'smoother', 'smoothing', 'smoothed', 'cleans', 'clean', 'cleaning', 'cleaner', 'polishes', 'polish', 'polishing', 'shiny', 'slippery', 'resurfacer', 'resurfacing', 'makes', 'drives', 'drive', 'driving', 'drove', 'driver', 'rides', 'ride', 'riding', 'goes', 'go', 'going', 'round', 'around', 'slow', 'slowly', 'stripes', 'water', 'warm', 'hot', 'snow', 'big', 'little', 'old', 'blue', 'red', 'white', 'green', 'yellow', 'sad', 'happy', 'proud', 'shy', 'lonely', 'tired', 'funny', 'clap', 'claps', 'clapping', 'clapped', 'nobody', 'everybody', 'everyone', 'watch', 'watches', 'watching', 'watched', 'people', 'children', 'mittens', 'gloves', 'loves', 'likes', 'wants', 'wanted', 'to', 'be', 'who', 'that', 'which', 'the', 'a', 'an', 'at', 'in', 'on', 'of', 'and', 'with', 'is', 'was', 'called', 'named', 'about', 'story', 'one', 'day', 'night', 'winter', 'christmas', 'afternoon', 'saturday', 'sunday', 'morning', 'saw', 'see', 'seeing', 'we', 'our', 'my', 'his', 'her', 'favourite', 'favorite', 'obsessed', 'wishes', 'dreams', 'between', 'half', 'time', 'interval', 'son', 'daughter', 'brother', 'sister', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandpa', 'grandma', 'friend', 'friends', 'learns', 'figure', 'dance', 'dances', 'dancing', 'spin', 'twirl', 'star', 'show'],
  except: ['cream', 'cube', 'cubes', 'lolly', 'lollies', 'slush', 'crushed', 'fridge', 'freezer', 'accident', 'crash', 'crashed', 'hurt', 'fell', 'cracked', 'thin', 'lake', 'pond', 'hospital', 'ambulance', 'died', 'dead', 'afraid', 'scared', 'fight', 'ran over', 'penguin', 'polar', 'seal', 'dragon', 'dinosaur', 'unicorn', 'princess', 'frozen', 'monster', 'robot', 'space', 'moon', 'robber', 'cancelled', 'broke', 'broken', 'toy', 'race', 'melted', 'melts'],
  moods: ['proud', 'first', 'waiting', 'change', 'alone', 'losing', 'learning'],
  isTale: true,
  out: true,
  company: ['smoother', 'machine', 'ice', 'rink', 'boards', 'brush', 'mittens', 'mitten', 'gate', 'engine', 'skates', 'clock', 'roof', 'glass', 'tank', 'scratches', 'scarf', 'water', 'steam', 'half', 'hat', 'broom', 'scoreboard', 'cup', 'tail', 'mats', 'matting', 'spot', 'cocoa', 'bobble', 'footprints', 'fist'],
  about: 'The machine that smooths the ice stops in the middle of the rink because nobody has ever clapped for it; now all of them clap, and still it hears nothing, until it is seen that they are all wearing mittens, and that the boards round the rink have none on.',
  titles: ['Nobody Claps at the Rink', 'As Loud as Two Pillows', '{H} and the Ice Smoother', 'Thunder in a Good Mood', 'The Machine That Everybody Watched'],
  want: [
    {
      id: 'in-the-middle-of-the-ice',
      A: 'partner',
      paragraphs: [
        'The machine that smooths the ice had stopped in the middle of the rink. {H} stood behind the boards with skates on, and so did {A}, and a hundred others. One half of the ice was as smooth as a plate. The other half was all scratches.',
        '“What’s the matter?” called {H}. “Each time I come out, you all stand and look at me,” said the smoother. “I do it as well as I can. And nobody’s ever clapped.”'
      ]
    }
  ],
  way: [
    {
      id: 'an-eight',
      A: 'partner',
      paragraphs: [
        '“Do something difficult,” said {H}, “and we’ll clap.” The smoother thought. Then it drove a figure of eight, so slowly and so roundly that it met its own tail. It lifted its brush, and bowed. A hundred people clapped. The smoother listened, and let its brush hang. “Not one of you,” it said.'
      ]
    },
    {
      id: 'cannot-look-away',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was true that they’d all been looking. Nobody can look away from such a machine. {A} had tried. {A} had looked at the clock, and at the roof. Then {A} had looked back quickly, in case there was a bit more smooth.',
        '“Do you know why they all come?” asked the smoother. “They come to see me. In between they skate about a little, so that I have something to do.” {H} looked down at two skates, and didn’t say anything.'
      ]
    },
    {
      id: 'on-the-left',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you do with all the scratches?” asked {H}. The smoother scraped them off, and they came up as snow, into its tank. “They’re all in here,” it said, and shook itself a little. “I’ve got everybody’s. Were yours the ones with the bump at the end?”',
        '“Those were mine,” said {H}. “You’re on the left,” said the smoother, “near the top.” {A} asked about some long straight ones, by the way. The smoother looked. It had nothing like that from {A}. But it had a whole shovelful from where {A} sat down.'
      ]
    },
    {
      id: 'a-hot-bath',
      A: 'same',
      spare: 3,
      paragraphs: [
        'White steam came out behind the smoother. “Is that your breath?” asked {A}. It was the water. You’d think that ice would like cold water best. But it gets warm water, like a bath. “Then it lies down quite flat,” said the smoother, “and says aah.”',
        '“I do that too,” said {A}. “And what happens to you when you get out?” asked the smoother. {A} thought of the bathroom floor. “I go as stiff as a board,” said {A}. The smoother nodded with its brush. It was exactly the same with ice.'
      ]
    },
    {
      id: 'the-one-underneath',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the smooth half you could see a second smoother, upside down. It stood on the first one’s wheels. “Who’s that?” asked {A}. “I don’t know its name,” said the smoother. “It’s there whenever I’ve been by. It drives everything that I drive, only with its head down.”',
        '“That must be harder,” said {H}. The smoother had never thought of that. It leaned over to see the other one’s face, and the other one leaned over as well. “So they don’t clap for you either,” the smoother told it.'
      ]
    },
    {
      id: 'like-flowers',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When a star has sung, people throw flowers. {A} had none, and waved a red scarf instead. It flew out over the boards, and landed right in front of the smoother. “A scratch,” said the smoother, and drove over it.',
        'In it went at the front, and out it came at the back. It was clean and flat, and as stiff as a plank. {A} stood it against the boards. “It’s never been so well ironed,” said {A}. “Thank you,” said the smoother, but sadly.'
      ]
    },
    {
      id: 'other-has-cocoa',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had a cup of cocoa in each hand, and couldn’t clap at all. {A} looked for somewhere to put them down. By the time there was somewhere, it was over. “I meant to,” {A} called to the smoother. “I’ll nod instead.”',
        'And {A} nodded, so hard that the bobble flew off {A}’s hat, and over the boards. It rolled to the middle, and lay there. “Somebody’s thrown me something,” said the smoother, and looked a bit less sad. It drove once round it, very carefully.'
      ]
    },
    {
      id: 'pet-behind-the-glass',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} wasn’t allowed on the ice, and sat behind the glass at the corner. {A} breathed on it, and there was a white spot. The smoother saw that from the middle. It couldn’t bear a spot.',
        'It rolled up, and wiped at it with its brush. But the spot was on the other side. {A} and the brush looked at each other through the glass. Then {A} breathed out again, to see it once more from the beginning.'
      ]
    },
    {
      id: 'elder-the-broom',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Before there were machines, we had somebody with a broom,” said {S}. “The broom went backwards all the way, so as not to step on what was done. In the end it stood in the far corner, and couldn’t get back.” “Because of the footprints?” asked {A}.',
        '“Because of the footprints,” said {S}. “So we had to skate first, until it was all spoilt. Then the broom came home, looked behind it, and began again.” {S} smiled. “We clapped every time. Nobody in our street owned mittens.”'
      ]
    },
    {
      id: 'child-smooths-the-mats',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'Round the rink lay rubber mats, and {S} was smoothing those. {S} went along in long stripes, humming low, with one sleeve for a brush. At the end of each stripe {S} turned round, which took a good while. {A} had to step aside eleven times.',
        '“You’ve left a bit out,” said {A}. {S} looked back. There was a bit, under {A}’s own two feet. {S} hummed up to it, and waited. “I always do the difficult part last,” said {S}.'
      ]
    },
    {
      id: 'a-drip-from-the-roof',
      A: 'partner',
      paragraphs: [
        '“But we did clap,” called {H}. “Perhaps your engine’s too loud.” The smoother rolled right up to the boards, and switched it off. “Once more, please.” A hundred people clapped as hard as they could. You could hear a drip fall from the roof. “Now you’re making fun of me,” said the smoother.'
      ]
    },
    {
      id: 'two-pillows',
      A: 'partner',
      paragraphs: [
        '{A} looked along the row. There were red mittens, and there were thick blue ones with snowmen on. “Clap by my ear,” said {A}. {H} clapped. Puff, it went. “It’s the mittens,” said {A}. “We’re all clapping like two pillows.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-round-the-rink',
      A: 'partner',
      paragraphs: [
        'But it was far too cold to take mittens off. {H} looked about for something with no mittens on, and there were the boards. {H} knocked with one fist. Boom, they went. {A} knocked too, and the next one, and the next, all round the rink. It sounded like thunder in a good mood.',
        'The smoother hopped, which it had never done. “Is that for me?” it asked. Then it put down its brush, and did the other half. It had never driven such straight stripes.'
      ]
    },
    {
      id: 'one-nil',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Up on the wall hung a scoreboard, for the hockey. With so much booming it woke up, and thought there must have been a goal. “One nil,” it said, in red. “Who to?” asked {A}. There was only one on the ice.',
        '“To me,” said the smoother, and did the next stripe. Boom, went the boards. “Two nil,” said the scoreboard. The smoother couldn’t see who the other side was. “It’s the scratches,” said {H}. By the end the scratches had lost by fourteen.'
      ]
    },
    {
      id: 'smoothing-the-smooth',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Once more!” called somebody, as people do when it was good. By now all of it was smooth, and there was nothing left to do. But whoever is called has to come out. So the smoother smoothed what was smooth already.',
        'Then {A} dropped a mitten over the boards. It slid off by itself, right across the rink, and bumped into the boards on the other side. Puff, it went. “Thank you very much,” said the smoother.'
      ]
    },
    {
      id: 'rather-good',
      A: 'partner',
      paragraphs: [
        'Then the smoother drove off, and stopped behind the gate to look. {H} was the first on the ice. It was so smooth that you could hear your own skates whisper. {H} went all the way round, with one bump at the end.',
        'From the gate came a boom. It was the smoother, knocking on the boards with its front wheel. “I thought you only did that to make scratches,” it called. “But it’s rather good.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up to the boards as well, and looked at the smooth half.',
      '{names} waited on the mats, on two cold feet or more.',
      { text: '{names} pointed to the last stripe, where it shone.', needs: ['hands'] },
      { text: '{names} tied a skate, and peeped at the smoother in between.', needs: ['hands'] }
    ],
    way: [
      '{names} held very still, and heard the drip as well.',
      '{names} looked up at the roof, to see where the quiet came from.',
      { text: '{names} clapped twice as hard, and it was twice as soft.', needs: ['hands'] },
      { text: '{names} counted the mittens, and there was an odd one.', needs: ['hands'] }
    ],
    turn: [
      '{names} felt the boards shake, from one end to the other.',
      '{names} watched the last scratch, until it was gone.',
      { text: '{names} knocked on the boards with both fists.', needs: ['hands'] },
      { text: '{names} waved a mitten to the smoother, which bowed.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the mittens hung on the radiator, side by side. Whenever they swung together, they went puff.',
    '{H} washed, and lay down. The blanket was smoothed in long slow stripes. In the end there wasn’t a scratch on it.'
  ],
  last: [
    'Puff, went the pillow, as loud as it could, and {H} was asleep.',
    'Far off somebody drove slowly round, and left everything smooth, and {H} was asleep.'
  ]
})
