import { wishPlot } from '../wish-plot.ts'

export const piggyBank = wishPlot({
  id: 'wish-piggy-bank',
  wishes: ['piggy bank', 'piggy banks', 'piggybank', 'piggybanks', 'piggy-bank', 'money pig', 'money box', 'moneybox', 'money boxes', 'saving money', 'saving up', 'saving up toy', 'saving toy', 'saves up toy', 'saved up toy', 'savings', 'save up', 'saves up', 'saved up', 'save money', 'pocket money', 'pocketmoney', 'pocket-money', 'first pocket money', 'allowance', 'counting coins', 'coins pig', 'spending money', 'pig full of coins', 'hucha', 'tirelire', 'cofrinho', 'sparschwein'],
  answers: ['money', 'coin', 'coins', 'pig', 'china', 'full', 'save', 'saves', 'saving', 'saved', 'up', 'count', 'counts', 'counting', 'spend', 'spends', 'spending', 'buy', 'buys', 'buying', 'bought', 'toy', 'shop', 'bus', 'open', 'opens', 'opening', 'first', 'new', 'week', 'weekly', 'saturday', 'own', 'pink', 'enough', 'learning', 'about', 'with', 'his', 'her', 'rattles', 'empty'],
  except: ['stole', 'stolen', 'steals', 'stealing', 'thief', 'robber', 'robbers', 'burglar', 'broke', 'broken', 'smashed', 'hammer', 'lost', 'poor', 'rich', 'work', 'job', 'job', 'debt', 'afford', 'rent', 'lemonade', 'charity', 'tooth', 'magic', 'talking', 'flying', 'dragon', 'pirate', 'treasure', 'peppa', 'died', 'dead', 'grandpa', 'grandma', 'divorce', 'bike', 'bicycle', 'puppy', 'pet', 'world', 'planet', 'energy', 'water', 'day', 'whale', 'turtle', 'animal', 'animals', 'christmas', 'santa', 'moon', 'stars', 'star', 'hedgehog', 'hedgehogs', 'bird', 'birds'],
  moods: ['first', 'waiting', 'learning', 'proud'],
  company: ['pig', 'bus', 'shop', 'coins', 'slot', 'stomach'],
  out: true,
  about: 'The china pig has eaten seven coins and gives none back, however it is shaken, until somebody rubs its stomach to say sorry.',
  titles: ['What the Pig Had Eaten', 'It Never Said Thank You', '{H} and the Full Pig', 'Seven Coins and a Button', 'A Pig on Its Back'],
  want: [
    {
      id: 'seven-saturdays',
      A: 'partner',
      paragraphs: [
        'The pig was made of china, and had its mouth on its back. Every Saturday {H} fed it one coin. Clink. It never said thank you. In the corner shop there was a tin bus, which cost seven. Now it was the seventh Saturday.',
        '{H} wanted that bus before the shop shut. {H} held the pig upside down. It rattled, and kept it all. “It doesn’t want to,” said {H}.'
      ]
    },
    {
      id: 'what-seven-is',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Seven Saturdays are longer than you would think. In the first week {H} had wanted a balloon, and had not bought it. In the third there was a rubber spider. “And in the fifth?” asked {A}. “A bun,” said {H}. “With icing. I looked at it for a long time.”',
        'It had looked back. Then {H} had gone home past it, with a hot coin in one hand. “So there’s a bun in there too,” said {A}, and knocked on the pig. “And a spider,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'shaking',
      A: 'partner',
      paragraphs: [
        '“You’ve got to shake it,” said {A}. {A} shook it like a bottle, and then like a rug. The coins ran from its nose to its tail, and past the slot each time. “Here it comes!” cried {A}. Something fell on the table. It was a button.',
        '“I never fed it that,” said {H}. {A} went on shaking. Nothing else came out. “There’s always the hammer,” said {A}. {H} put both hands over the pig’s ears.'
      ]
    },
    {
      id: 'ruler',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They fished for them with a strip of card. You push it in through the slot, and tip the pig, until a coin lies down on it. Then you draw it out, very slowly, as if nothing were the matter. {H} held {H}’s breath. A bright edge looked out.',
        '“There it is,” whispered {A}. It was too near, that whisper. The edge slid back, and clinked. “It heard you,” said {H}. They had to wait for some time, until the pig was off its guard.'
      ]
    },
    {
      id: 'a-word',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Have you asked it?” said {A}. {H} had not. So {H} sat down in front of the pig, and told it about the bus. It was red. It had a driver painted on the left. Nine people were painted on the windows, and they all looked out.',
        'The pig listened. It had blue eyes, with the paint a little worn. “It’s thinking about it,” said {A}. “No,” said {H}, who knew that look from supper. “It’s chewing.”'
      ]
    },
    {
      id: 'something-better',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“The pig’ll only open its mouth for something,” said {A}. So they showed it a potato. They drew it along in front of the nose, as slowly as could be. “Its mouth’s on its back,” said {H}. {A} drew it along the back.',
        '“Now it can’t see it,” said {H}. It was really a very badly planned pig. Whatever it saw it couldn’t eat, and whatever it ate it never saw.'
      ]
    },
    {
      id: 'listening',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} laid one ear to its side, and {A} tipped it, to and fro. It was like the sea, if the sea were made of spoons. “How many are there?” asked {A}. {H} tried to count them by ear.',
        'There were the quick ones, which got there first. One came a good way after, every time. “That’s the first I put in,” said {H}. “It’s been in there the longest. It’s got used to lying down.”'
      ]
    },
    {
      id: 'spent-already',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We can at least work out what you’ll have left,” said {A}, and drew seven circles on paper. {H} crossed them out, one by one, for the wheels and the driver. There was nothing over. “Not even for the journey home?” asked {A}.',
        '“I’ll have a bus,” said {H}. It was the length of a hand. {A} looked at it on the paper, and down at two large feet. It might be a tight fit.'
      ]
    },
    {
      id: 'shop-window',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They ran to the corner, just to see if it was still there. It was. It stood between an iron and a jar of pens. {H} breathed on the glass. One of the nine people on it looked straight out. She had her hat on already.',
        '“When do you shut?” {A} asked, in at the door. “At six,” said Mr Osei. “And I don’t hold things back for anyone.” But he came out, and turned the iron, so that it hid the bus a bit.'
      ]
    },
    {
      id: 'other-pig',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I had a tin one,” said {A}. “It was a house, and had a chimney for the money. And there was a key to it.” “Where was the key?” asked {H}. “In the house,” said {A}. “I’d thought that it would be safe in there.”',
        'It had stood on the shelf for years, and it was the richest house in the street. Nobody could get in. “And now?” “Now I shake it at Christmas,” said {A}. “It’s got a lovely sound.”'
      ]
    },
    {
      id: 'button',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The button was black, and had four holes. They held it against everything that they had on. It did not belong to {H}’s shirt. It did not belong to {A}’s trousers. “Someone put it in at night,” said {A}, “in the dark, and thought that it was a coin.”',
        '“And did it go clink?” {H} dropped it on the table. It went “tk”. They thought of somebody going back to bed, and not being quite sure.'
      ]
    },
    {
      id: 'magnet',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} took the strawberry off the fridge, for it had a magnet at the back. They tied it to a thread, and let it down through the slot. Then they pulled. It was heavy. “We’ve got one!” said {A}. The whole pig came up into the air, and hung there.',
        'It was not a coin. The strawberry had got stuck crossways. So now the pig had eaten that as well. “It’s learning,” said {H}. They had to tip it for a good while before the leaves came out.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My first pocket money was a coin with a hole in it,” said {S}. “I wore it on my wrist, on a string. So everybody could see that I was rich.” “What did you buy?” asked {A}. “Nothing. I’d have had to take it off.”',
        '“And then?” “Then one day there was a man with a monkey,” said {S}. “It came up, and shook my hand, and it looked at that coin.” {S} looked at one wrist. “It had the string as well.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was a pig, and went on all fours, with a flat back. {A} laid a spoon on it. “Clink,” said {S}. {A} laid on a peg and a cork. “Clink. Clink.” “And now give them back,” said {A}. {S} thought about it.',
        '“I’ve eaten them,” said {S}. “But you can have this.” It was half a biscuit, from the inside of a sleeve. {A} thought that it was a very decent pig, compared with others.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had nothing to do with money. But when the pig was shaken, it was too loud. {A} came, and looked first at the pig and then at those who were shaking it. The pig was the only one who kept still.',
        '{A} smelled at its nose. It did not smell of pig. It smelled a little of every hand that had ever had a coin in it. There was one among them that had held a bun.'
      ]
    },
    {
      id: 'feels-sick',
      A: 'partner',
      paragraphs: [
        'They put the pig down. It lay on its back with four short legs in the air, and looked at the lamp. “It’s gone quite pale,” said {H}. “It’s been shaken on a full stomach,” said {A}. “When that happens to me, somebody has to rub it.”',
        '{H} was sorry about the shaking. {H} laid two fingers on the china stomach, and rubbed, round and round. Right in the middle there was a place that was not china.'
      ]
    }
  ],
  turn: [
    {
      id: 'plug',
      A: 'partner',
      paragraphs: [
        '“It’s got a belly button,” said {H}. “A pig?” said {A}, and bent over. It was made of black rubber. The pig had always stood on its feet, and nobody had ever looked. {H} took hold of it with two nails, and pulled.',
        'Plop. They all came at once, and rolled across the table. {H} counted, and there were seven. “Ahh,” said {H}, for the pig.'
      ]
    },
    {
      id: 'look-inside',
      A: 'same',
      spare: 14,
      paragraphs: [
        'You could look in now. {H} shut one eye. It was white in there and quite clean. A strip of light fell in from above, through the slot. “It’s like a church,” said {H}. {A} wished to see it too.',
        '“Hello?” said {A} through the hole in the stomach. “Hello,” said the pig, out of its back. They did that a few times. It had a nicer voice than they had thought.'
      ]
    },
    {
      id: 'not-on-an-empty-stomach',
      A: 'partner',
      paragraphs: [
        'They ran. Mr Osei had the key in the door already. {H} laid down seven coins, and Mr Osei counted them twice. Then the bus drove home along every wall.',
        'The pig stood on the table with its plug in. {H} knocked on its side, and it sounded hollow. It was a week to Saturday. “It’s hungry,” said {H}, and dropped in the button. “Tk.” “Thank you,” said {A}, very softly, for the pig.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the slot, from below.',
      '{names} listened to it rattle.',
      { text: '{names} tried with a finger, which was too thick.', needs: ['hands'] },
      { text: '{names} told the time, and how late it was.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the coins, from the nose to the tail.',
      '{names} sniffed at the button, and left it where it was.',
      { text: '{names} put the hammer back into its drawer.', needs: ['hands'] },
      { text: '{names} laid a folded towel under the pig.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran after a coin that rolled.',
      '{names} sniffed at the pig’s stomach, which was empty now.',
      { text: '{names} piled up the coins, so that everybody could see all seven.', needs: ['hands'] },
      { text: '{names} wiped a fingerprint off the pig.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tin bus was parked beside the pig. Nine people looked out of the windows, and all they could see was a snout.',
    'Still a bit damp, {H} lay down flat on {H}’s back. A hand came and rubbed {H}’s stomach, round and round, because it had been such a full day.'
  ],
  last: [
    'In the pig lay one button, which was enough for the night, and {H} was asleep.',
    'The bus stood still, and the pig stood still, and Saturday was a week off, and {H} slept.'
  ]
})
