import { wishPlot } from '../wish-plot.ts'

export const wolfWithLeeks = wishPlot({
  id: 'wish-wolf-with-leeks',
  wishes: ['vegetarian wolf', 'wolf vegetarian', 'wolf who is vegetarian', 'wolf is a vegetarian', 'vegetarian wolves', 'wolf vegan', 'vegan wolf', 'vegetarien wolf', 'wolf veggie', 'veggie wolf', 'wolf vegitarian', 'vegitarian wolf', 'wolf becomes vegetarian', 'wolf turns vegetarian', 'wolf goes vegetarian', 'wolf eats vegetables', 'wolf who eats vegetables', 'wolf only eats vegetables', 'wolf likes vegetables', 'wolf loves vegetables', 'wolf eats carrots', 'wolf loves carrots', 'wolf carrots', 'wolf eats salad', 'wolf salad', 'wolf leeks', 'wolf leek soup', 'wolf vegetable soup', 'wolf makes soup', 'wolf cooks soup', 'wolf soup', 'wolf eats broccoli', 'wolf cabbage', 'wolf doesn’t eat meat', 'wolf doesnt eat meat', 'wolf does not eat meat', 'wolf doesn’t like meat', 'wolf doesnt like meat', 'wolf no meat', 'wolf stops eating meat', 'wolf won’t eat pigs', 'wolf doesn’t eat pigs', 'wolf doesnt eat pigs', 'wolf doesn’t want to eat pigs', 'wolf doesn’t like bacon', 'big bad wolf vegetarian', 'good wolf vegetables', 'wolf nobody believes vegetarian', 'wolf eats only plants', 'wolf grows vegetables', 'plant eating wolf', 'wolf who hates meat', 'wolf hates meat', 'wolf eats turnips', 'wolf vegetable stew', 'wolf gives up meat', 'wolf gave up meat', 'vegetarian big bad wolf', 'wolf who only eats veg'],
  answers: ['wolf', 'wolves', 'vegetarian', 'vegan', 'veggie', 'vegetables', 'vegetable', 'leek', 'leeks', 'carrot', 'carrots', 'salad', 'broccoli', 'cabbage', 'potato', 'potatoes', 'soup', 'meat', 'bacon', 'pigs', 'pig', 'three', 'door', 'knock', 'knocks', 'believes', 'believe', 'nobody', 'good', 'bad', 'big', 'teeth', 'eats', 'eat', 'only', 'just', 'doesn’t', 'doesnt', 'not', 'no', 'more', 'anymore', 'never', 'instead', 'cook', 'cooks', 'make', 'pot', 'basket', 'forest', 'woods', 'hungry', 'invite', 'invited', 'pigs’', 'plants', 'beans', 'peas', 'lentils', 'turned', 'becomes', 'became', 'stops', 'is', 'who', 'grey', 'howls', 'true', 'very', 'really', 'too', 'little', 'small', 'funny', 'silly', 'friendly', 'kind', 'old', 'new', 'day', 'night', 'morning', 'today', 'home', 'house', 'kitchen', 'rain', 'sun', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'sister', 'brother', 'friend', 'children', 'came', 'goes', 'wants', 'mummy', 'daddy', 'auntie', 'mushrooms', 'pumpkin', 'spinach', 'turnip', 'tofu', 'stew', 'supper', 'dinner', 'lunch', 'tonight'],
  except: ['red', 'riding', 'hood', 'goats', 'goat', 'sheep', 'lamb', 'boy who cried', 'cried', 'werewolf', 'moon', 'howl', 'shot', 'hunter', 'dead', 'died', 'killed', 'scared', 'afraid', 'eaten', 'pack', 'lost', 'husky', 'dog', 'fox', 'three little', 'ate'],
  moods: ['change', 'losing', 'waiting', 'first'],
  company: ['wolf', 'leek', 'leeks', 'pot', 'soup', 'carrot', 'letterbox', 'teeth', 'basket', 'door', 'potatoes', 'board', 'spoon', 'bowl', 'chain', 'flour', 'slices'],
  isTale: true,
  about: 'A vegetarian wolf stands at the door with a basket of leeks and nobody believes it, until a carrot comes back through the letterbox in slices.',
  titles: ['Leeks through the Letterbox', 'The Better to Slice You With', '{H} and the Vegetarian Wolf', 'Ask Any Cow', 'A Pot on One Side of the Door'],
  want: [
    {
      id: 'through-the-letterbox',
      A: 'partner',
      paragraphs: [
        '{H} was making potato soup with {A}, and wanted it to taste of something. It tasted of hot water. Then there was a knock. “Who is it?” called {H}. “A wolf,” said a deep voice. “I’m a vegetarian.” {A} put the chain on the door.',
        'Through the letterbox they saw grey fur, a great many teeth, and a basket of leeks. “They all say that,” said {A}. “The others say they’re Grandmother,” said the wolf.'
      ]
    }
  ],
  way: [
    {
      id: 'a-test',
      A: 'same',
      paragraphs: [
        '“What do you want?” asked {H}. “A pot,” said the wolf. That did not sound any better. So {A} pushed a carrot out through the letterbox, for a test. “Eat that,” said {H}. Snip, went the wolf, and snip, snip. Then the wolf coughed, and the carrot came back through the slot. “You didn’t swallow any,” said {A}. “I can’t,” said the wolf. “That’s why nobody believes me.”'
      ]
    },
    {
      id: 'what-it-used-to-blow',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are you the one that blew down those houses?” asked {A}. “My cousin was,” said the wolf. “I blow too, but only on soup.” {H} held up a spoon of hot potato to the slot, to see. The wolf blew from the far side.',
        'It was gently done. The spoon stopped steaming at once. So did the pot behind it. The lid fell shut, and the calendar turned over two leaves. “I beg your pardon,” said the wolf. “Is it June now?”'
      ]
    },
    {
      id: 'a-vegetarian-howl',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How does a vegetarian howl?” asked {H}. “Just the same,” said the wolf. “It’s only about other things.” It sat down on the mat, put up its nose, and gave them one. It was long, and very sad, and went up at the end.',
        'Behind the door the hair stood up on four arms. “What was that about?” asked {A}, when it was over. “Sprouts,” said the wolf. “They were a bit hard last year.” {A} was still holding {H}’s hand. It had been a lot of feeling for a sprout.'
      ]
    },
    {
      id: 'other-pushes-peas',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} wanted to be quite sure, and pushed a pea out through the slot. The wolf caught it on its tongue, and turned it over. The pea rolled to the left, and to the right, between all those points. There was no getting hold of it. It came back through the slot, wet.',
        '“And one bean,” said {A}. That came back too, by the same post. “It’s like buttons, for me,” said the wolf. {A} dried the pea and the bean, and put them with the others. They had been out, and seen a wolf.'
      ]
    },
    {
      id: 'pet-at-the-slot',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had been asleep, and woke up because of the smell. It was wolf, and it was leek, and {A} had never had the two together. {A} came as far as the door. On the other side the wolf lay down, with its nose at the crack. They breathed in turn.',
        '“What does {A} say?” asked {H}. None of them knew. But after a while {A} turned round and lay down too, with {A}’s back against the door. One doesn’t do that with something that smells of dinner. One does it with somebody who smells of salad.'
      ]
    },
    {
      id: 'elder-changed',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“People can change,” said {S}. “I couldn’t stand olives till I was fifty.” “What happened at fifty?” asked {A}. “Somebody put a bowl of them where I took them for grapes,” said {S}. “I’d eaten nine before I noticed, and then it was too late.”',
        'Outside the wolf sighed. “With me it was a turnip,” said the wolf, “in the dark. I crept up on it for an hour. Then I jumped, and it didn’t run. I thought: that’s very pleasant of it. So I asked it home to supper.”'
      ]
    },
    {
      id: 'child-is-a-pig',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} put an egg cup over {S}’s nose and went up to the letterbox. “I’m a little pig,” said {S}. “Now what?” They could hear the wolf think. “Good evening,” said the wolf. “Have you any chives?” {S} waited a bit longer.',
        '“I’m a very round one,” said {S}. “So I see,” said the wolf. “Then you’ll know about good potatoes.” {S} took off the egg cup. “It isn’t trying at all,” {S} told {A}. It was the third wolf that {S} had played with, and the only one with manners.'
      ]
    },
    {
      id: 'ask-any-cow',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How do cows do it?” asked {H}. “They chew sideways,” said the wolf. “I’ve watched one. It goes round, like a mill.” {A} chewed on nothing, to try it, and moved {A}’s chin to the left and the right. {H} did it as well.',
        'Then the wolf tried. Its chin went down, and its chin went up. Sideways there was no going. It tried so hard that both ears went round instead. “That’s all that moves,” said the wolf. “And you can’t eat grass with your ears.”'
      ]
    },
    {
      id: 'in-slices',
      A: 'partner',
      paragraphs: [
        'The carrot lay on the mat. {A} picked it up, and it fell apart into slices, each as thin as a coin. “A wolf’s teeth don’t chew,” said {A}. “They only cut, like scissors. The jaw can’t go sideways.” {H} bent down to the slot. “So you can’t eat leeks unless they’re soft,” said {H}. “And for that you need a pot.” “I said so,” said the wolf. “I said ‘a pot’.” {A} took off the chain.'
      ]
    }
  ],
  turn: [
    {
      id: 'snip',
      A: 'partner',
      paragraphs: [
        'The wolf wiped its feet and sat down by the pot. {A} held out a leek by its white end, with a long arm. Snip, snip, snip, went the wolf, and the rings fell into the soup, all alike. “What big teeth you’ve got,” said {H}. “All the better to slice with,” said the wolf. Soon there were nine leeks in. {H} stirred, and the water went green, and it smelled of something.'
      ]
    },
    {
      id: 'sand-in-leeks',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was sand in the rest of the leeks. “There always is,” said {A}. “They grow up through it, and put some in each pocket.” {A} let the leeks swim in a bowl. The wolf leaned over and shook each of them by the neck, till it was clean. That was a thing it had always been good at.',
        'Only it could not stop at once. The last leek was shaken for rather a long time, with a bit of a growl. Then the wolf noticed that they were looking. “It’s the wrist,” said the wolf, and laid the leek down flat.'
      ]
    },
    {
      id: 'other-has-a-radish',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had been wondering what else might be cut. {A} held out a radish, and got it back as a rose. A cucumber came back as a long spring. It bounced when you let it go, and hung from the lamp.',
        '“Can you do paper?” asked {A}, and folded a sheet four times. Snip, went the wolf, at the corners. Unfolded, it was a row of little pigs, holding hands. It had not been meant, said the wolf. It was just what came out, if one did not think.'
      ]
    },
    {
      id: 'what-else-it-eats',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What do you have for your birthday?” asked {H}. The wolf had mashed swede, with a hollow in it. “And for a treat?” “Mashed swede,” said the wolf, “with a bigger hollow.” Somebody had once given it a nut, and it still had that, whole, behind an ear.',
        '{A} fetched the grater, for cheese and for nuts. The wolf put out one claw and felt the rough side. “So that’s what a cow’s got in its mouth,” it said. It asked whether one could get a grater in wolf size.'
      ]
    },
    {
      id: 'second-helping',
      A: 'partner',
      paragraphs: [
        'Now the soup tasted of leek from end to end. “It goes down by itself,” said the wolf. “I’ve carried leeks from door to door since spring.” {H} and {A} had two bowls each, and the wolf had five. When the pot was empty, the wolf looked from {H} to {A} and back, with all its teeth. It was very quiet. “May I lick the lid?” asked the wolf. {H} gave it the lid. “And the spoon,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wanted to look through the letterbox too, and saw nothing but nose.',
      '{names} made sure that the name on the door was not “Pig”.',
      { text: '{names} held on to the end of the chain.', needs: ['hands'] }
    ],
    way: [
      '{names} wished the wolf a good evening, through the wood.',
      '{names} counted the wolf’s teeth through the slot, and started again at thirty.',
      { text: '{names} passed out a bit of parsley, and got it back shorter.', needs: ['hands'] }
    ],
    turn: [
      '{names} found a ring of leek on one ear, and ate it.',
      '{names} sat down next to the wolf, on the side with the warm fur.',
      { text: '{names} held a leek for the wolf too, with a very long arm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot was washed, and the green tops were put out for the snails. The wolf took its basket, and borrowed the lid till Thursday.',
    '{H} brushed up and down, and then, because it could be done, sideways. In bed {H}’s chin went once more to the left and once to the right.'
  ],
  last: [
    'Far off in the wood there was a howl, long and glad, about soup, and {H} was asleep.',
    'By the door the chain hung down and was not wanted, and {H} was asleep.'
  ]
})
