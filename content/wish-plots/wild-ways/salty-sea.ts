import { wishPlot } from '../wish-plot.ts'

export const saltySea = wishPlot({
  id: 'wish-salty-sea',
  wishes: ['sea salty', 'why sea salty', 'ocean salty', 'oceans salty', 'seas salty', 'why ocean salty', 'sea water salty', 'seawater salty', 'salty seawater', 'salt water sea', 'saltwater sea', 'sea salt', 'salt sea', 'salt ocean', 'ocean salt', 'who salted sea', 'who put salt sea', 'sea tastes salty', 'sea taste salt', 'sea tastes of salt', 'sea so salty', 'salty waves', 'swallowed sea water', 'swallowed seawater', 'mouthful of sea', 'sea gets saltier', 'salt comes from sea', 'jar of sea', 'jar of seawater', 'bucket of seawater', 'bring the sea home', 'brings the sea home', 'took the sea home', 'sea salty river not', 'sea salty lakes not'],
  asked: 'fact',
  answers: ['why', 'how', 'what', 'where', 'who', 'is', 'are', 'does', 'do', 'did', 'the', 'sea', 'seas', 'ocean', 'oceans', 'water', 'seawater', 'saltwater', 'salt', 'salty', 'saltier', 'salted', 'taste', 'tastes', 'tasted', 'swallow', 'swallowed', 'mouthful', 'mouth', 'drink', 'drank', 'get', 'gets', 'got', 'come', 'comes', 'came', 'from', 'into', 'put', 'puts', 'all', 'that', 'so', 'too', 'very', 'much', 'river', 'rivers', 'lake', 'lakes', 'rain', 'not', 'but', 'when', 'sun', 'stones', 'rocks', 'jar', 'jam', 'bottle', 'bucket', 'bowl', 'plate', 'home', 'took', 'take', 'takes', 'bring', 'brings', 'brought', 'beach', 'seaside', 'holiday', 'swim', 'swimming', 'wave', 'waves', 'really', 'always', 'know', 'learn', 'learns', 'tell', 'me', 'us', 'story', 'about', 'dry', 'dries', 'fish', 'little', 'blue', 'big', 'first', 'time', 'today', 'grandpa', 'grandma', 'windowsill'],
  except: ['caramel', 'pepper', 'lamp', 'dough', 'crisps', 'crackers', 'popcorn', 'chips', 'soup', 'cake', 'died', 'dead', 'drowned', 'drown', 'drowning', 'sick', 'choked', 'cried', 'tears', 'tear', 'cry', 'cries', 'eyes', 'sting', 'stings', 'stung', 'cut', 'wound', 'plastic', 'puddle', 'unicorn', 'mermaid', 'pirate', 'pirates', 'dog', 'cat', 'dragon', 'giant', 'monster', 'dead sea', 'mill', 'horse', 'lion', 'seal', 'star', 'shell', 'urchin', 'biscuit'],
  moods: ['question', 'learning', 'first'],
  company: ['sea', 'salt', 'plate', 'jar', 'boat', 'kettle', 'egg', 'spoon', 'river', 'rivers', 'cloud', 'sun', 'window', 'rim', 'soup', 'pan'],
  fed: true,
  about: 'The hero keeps a sea in a soup plate on the sill, fills it up from a jar, and finds it saltier every day and nobody who salts it, until a white rim shows that the sun takes only the water.',
  titles: ['Whoever Salted the Sea', 'A Sea on the Sill', 'The White Rim', '{H} Fills It Up', 'The Sun Takes Only Water'],
  want: [
    {
      id: 'in-a-soup-plate',
      A: 'partner',
      paragraphs: [
        '{H} had brought home a big jar of sea from the beach. Some of it stood on the window sill, in a soup plate. Across it sailed half a walnut, with a raisin for a captain. The sun shone in, and the sea got less, so each morning {H} filled it up. On the fifth evening {H} tried a drop. “It’s got saltier!” said {H}.',
        'The drop from the jar was salty. The drop from the plate was much worse. “Why’s the sea so salty?” asked {A}. “Somebody’s salting it,” said {H}. “I want to know who.”'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-watch',
      A: 'partner',
      paragraphs: [
        'First they looked into the salt pot, and drew a line where the salt came up to. Then they hid behind the table and watched the plate. Nobody came. Only the last of the sun lay on the sill. In the pot the salt still came up to the line.',
        '“Then it’s an outside person,” said {H}. “With their own salt,” said {A}. But the window was shut.'
      ]
    },
    {
      id: 'egg-knows',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are you sure of it?” asked {A}. “Tongues get things wrong.” So {H} fetched an egg. In a glass of water from the tap it lay down at the bottom. “Salt water carries more,” said {A}. In the jar’s water it lay down as well, only more slowly.',
        'In the plate it ought to go down slower still. But the plate was too flat, and the egg just sat there with a wet seat. “It isn’t saying,” said {H}. They dried it, and put it back with the others, who hadn’t been asked.'
      ]
    },
    {
      id: 'the-walnut',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It could be the boat,” said {A}. You never know what a boat has in its hold. {H} took the walnut shell out and licked it, for once as a customs officer. It tasted of salt outside. Inside it tasted of walnut.',
        '“It’s been salted,” said {H}. “It didn’t do it.” That left the captain. The raisin had gone very wrinkled, and it had been there all along. They bent down and asked it. It kept that to itself, as captains do.'
      ]
    },
    {
      id: 'pet-the-suspect',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had often been near the window sill. {A} was asked about it now, and looked past the plate as if it were new. {H} sniffed at {A}, on both sides. It was a smell of supper, and a good deal of rug.',
        '“No salt,” said {H}. To be fair, {A} got to smell the plate as well. {A} put back both ears, and sneezed, and moved to the far end of the room. Anybody who did it would have been used to it.'
      ]
    },
    {
      id: 'rivers-bring-it',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“In the real one it’s the rivers,” said {A}. “They run over stones all day, and rub off a little salt, and take it along.” {H} had been in a river. It hadn’t tasted of anything but river. “There’s too little in it,” said {A}. “You’d have to drink a bathful.”',
        '{H} looked at the tap. “And does any river come in at our window?” None did. {A} went round and looked behind the curtain, because that was the proper thing to do.'
      ]
    },
    {
      id: 'elder-mill',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small they told me about a mill,” said {S}. “It lay on the bottom of the sea and ground salt, day and night. Nobody knew the word to stop it.” “Is that true?” asked {A}. “I looked for it for a whole summer,” said {S}, “with my head under water.”',
        '{A} looked under the plate. There was the name of a shop, and nothing that ground. “I never found it, either,” said {S}. “But by August I could swim.”'
      ]
    },
    {
      id: 'child-asks-fish',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“It’s the fish,” said {S}. “They’re salty. We had some.” {A} said that there wasn’t a single fish in the plate. {S} put both elbows on the sill, and looked for a long time. There was a very small bit of fluff. “That’s too thin to be salty,” said {A}.',
        '“It was fatter once,” said {S}. “All the salt’s come out.” They took the fluff away, and now that had been cleared up.'
      ]
    },
    {
      id: 'the-soup-pan',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It’s like that with soup,” said {A}. “If it stands on the stove too long, it gets less and tastes of more.” {H} remembered one. It had been forgotten on a Sunday. There were four spoons of it left, and everybody had drunk water all evening.',
        '“Who salted that?” asked {H}. {A} had to think. “Nobody did,” said {A}. “It only got later.” They looked at each other, but neither knew what to do with that just yet.'
      ]
    },
    {
      id: 'flour-for-tracks',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} dusted the sill with flour, on account of footprints. Whoever came would have to tread in it. They went away, counted to a hundred, and came back. There was one print, quite clear, and it was of a nose.',
        '“You bent down to look if there were any,” said {A}. {H} felt, and there was flour on it. Nobody else had been near the sea that night. But it was only a nose, and so {H} was let off.'
      ]
    },
    {
      id: 'a-white-line',
      A: 'partner',
      paragraphs: [
        'Then {A} saw something on the plate. “It’s got a white rim,” said {A}. “That’s how high the sea was this morning.” Now the water stood lower, and where it had been there was a line, like chalk. {H} touched it and put the finger to {H}’s tongue. It was nothing but salt.',
        '“The sea’s gone from there,” said {H}, “and the salt’s stayed.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sun-did-it',
      A: 'partner',
      paragraphs: [
        '{H} looked up at the window. “It was the sun,” said {H}. “It only takes the water!” “And each morning you brought more,” said {A}, “with a bit more salt in it.” So the one who had salted the sea, five days running, was {H}.',
        '“And who fills up the real one?” asked {H}. “The rivers,” said {A}. “They bring along a little salt, off the stones. It’s too little to taste. But they’ve never stopped, and the sun never takes it back.”'
      ]
    },
    {
      id: 'the-kettle',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Even our tap water has some stone in it,” said {A}. “Look into the kettle.” It was cold and empty, and {H} shone a torch down it. On the bottom was a white crust. Every cup of tea had gone off without it.',
        '{H} scratched at the crust, and tried it. It didn’t taste of salt, it tasted of kettle. But there it was, where nobody had put it. “It’s been very quiet about that,” said {H}, and shut the lid.'
      ]
    },
    {
      id: 'up-and-round',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where’s the water now?” asked {H}. {A} looked out. Over the roofs a small cloud was going by, pink on one side. “It might be in that one,” said {A}, “or it’s in the air of this room.” {H} opened {H}’s mouth and took in some air. It wasn’t salty at all.',
        '“So rain’s what the sea is like without salt,” said {H}. When it came down it would run over the stones again, and fetch the next bit.'
      ]
    },
    {
      id: 'white-arms',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Then that’s what I had on my arms,” said {H}. After the last swim {H} had sat in the wind until all the water was gone. There had been white dust on both arms, with a kind of map in it. “The wind had the water,” said {A}, “and you had the salt.”',
        '{H} had licked one elbow, as far as one can get at an elbow. It had tasted of the plate. “I was a plate,” said {H}, “and nobody told me.”'
      ]
    },
    {
      id: 'put-right',
      A: 'partner',
      paragraphs: [
        'Then {H} filled the plate once more, but from the tap, as rain. After each spoonful {H} tried a drop from the jar, and one from the plate. “More rain,” said {A}, each time that {H} pulled a face. At the ninth spoonful they were the same.',
        'The walnut boat was put back. “Tomorrow the sun will have some again,” said {H}. “Let it,” said {A}. “You know now what it leaves.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled at the sea in the plate, and had been nowhere near it.',
      '{names} kept away from the sill, so as not to be suspected.',
      { text: '{names} tried a drop, and shook all over.', needs: ['hands'] },
      { text: '{names} turned out both pockets, and there was no salt.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the door, in case that was the way in.',
      '{names} walked past the plate very slowly, to see if anybody would jump out.',
      { text: '{names} looked along the curtain rail with a torch.', needs: ['hands'] },
      { text: '{names} put the lid on the salt, and a book on the lid.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the place on the sill where the sun had been.',
      '{names} nodded to the raisin captain, who had been at sea all week.',
      { text: '{names} brought a glass of rain from the tap.', needs: ['hands'] },
      { text: '{names} blew from the side, and the boat went across.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jar got its lid back on, for the sun can’t get at it then. On the sill lay the sea, flat and dark, with a white line round it.',
    '{H} washed, and the water ran off to wherever the rivers are going. In bed {H} licked one finger once more. It had been dry for an hour, and what had stayed on it was the beach.'
  ],
  last: [
    'Far away all the rivers went on bringing their little bit, and {H} was asleep.',
    'The boat lay still on its own small sea, and {H} was asleep.'
  ]
})
