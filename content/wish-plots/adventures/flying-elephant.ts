import { wishPlot } from '../wish-plot.ts'

export const flyingElephant = wishPlot({
  id: 'wish-flying-elephant',
  wishes: [
    'flying elephant', 'flying elephants', 'elephant fly', 'elephant flies', 'elephant flew', 'elephants fly', 'elephant wings', 'dumbo', 'flying pig', 'flying pigs', 'pigs fly', 'pig flies', 'pig fly', 'pig flew', 'pig wings', 'pigs wings',
    'flying cow', 'flying cows', 'cow flies', 'cow fly', 'cow flew', 'cows fly', 'cow wings', 'flying cat', 'flying cats', 'cat flies', 'cat fly', 'cat flew', 'cats fly', 'cat wings', 'cats wings', 'flying animals', 'flying animal', 'animals fly', 'animals flew', 'animals wings', 'flying hippo', 'hippo fly', 'hippo flies', 'flying sheep', 'sheep fly'
  ],
  except: ['moon', 'aeroplane', 'plane', 'airplane', 'airport', 'afraid', 'scared', 'bird', 'birds', 'catch', 'swat', 'kite', 'unicorn', 'carpet', 'fox', 'bat', 'bats', 'squirrel', 'squirrels', 'bus', 'car', 'balloon', 'rocket'],
  answers: ['flying', 'fly', 'flies', 'flew', 'wings', 'ears', 'pig', 'cow', 'cat', 'elephant', 'animals', 'sky', 'learn', 'learns', 'learned', 'could', 'wanted', 'wants', 'little', 'big', 'pink', 'over', 'pigs', 'cows', 'cats', 'elephants'],
  moods: ['learning', 'first'],
  company: ['elephant', 'pig', 'cow', 'cat', 'trunk', 'sofa'],
  about: 'The pig, the cow and the cat can all fly, but an elephant cannot even jump, until it finds another way to leave the ground.',
  titles: ['Backwards over the Rug', 'The Foot That Stayed Down', '{H} and the Flying Pig', 'A Cow Flew By', 'What an Elephant Has Instead'],
  want: [
    {
      id: 'all-but-one',
      A: 'partner',
      paragraphs: [
        'The cow flew by first. The cow was a spotted cushion, and landed on the sofa. Next flew the cat, which was a slipper. Last came {A}, who was a pig, with a tea towel on each arm. “Oink,” said the pig. “Mind your ears.”',
        '{H} was an elephant. The elephant stood on the near side of the rug, and supper was on the far side. “I want to fly there too,” said {H}.'
      ]
    },
    {
      id: 'which-way-south',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where do you all fly to?” asked the elephant. “South, for the winter,” said the pig. “Storks do it, so why not pigs? It’s warm there, and the mud never freezes.”',
        '“And the cow?” “The cow only flies as far as the next field,” said {A}. “It’s to save opening the gate.” They looked at the cushion. You could tell that it liked things easy.'
      ]
    }
  ],
  way: [
    {
      id: 'ears',
      A: 'partner',
      paragraphs: [
        'The elephant had a pillowcase for each ear. {H} flapped them as hard as could be. There was a great wind. A newspaper took off, and so did the pig and the cat, who had only been standing there. But the elephant only stood there, nice and cool. “That’s what an elephant’s ears are for,” said the pig. “They’re fans.”',
        'Then the elephant tried a run-up. It trotted all along the wall and back, and had not been in the air once.'
      ]
    },
    {
      id: 'pig-lesson',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You have to think of something light,” said the pig. “I always think of a pea.” {H} shut {H}’s eyes and thought of a pea. But after a pea an elephant thinks of a whole bowl of them, and then of a bucket.',
        '“You’ve got heavier,” said {A}. “I saw the floor go down.” The elephant opened its eyes. “It was with butter,” it said.'
      ]
    },
    {
      id: 'tail-first',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For the tail there was a dressing gown belt, with a knot at the end. The elephant turned it like a propeller. It went so fast that it hummed, and then it went round the pig’s tummy.',
        'The pig was on a string. “This is how you fly a pig on a string,” said {A}. “It isn’t how you fly an elephant.” The pig turned round and round until it was loose again, and sat down.'
      ]
    },
    {
      id: 'cat-landing',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The slipper that was the cat came down again, right way up. {A} threw it once more, rather crooked, and once more it came down right way up. “Cats always do,” said the pig. “They turn round on the way.”',
        '“How do you land?” asked the elephant. “On my tummy,” said the pig, “and as far as it slides.” {A} showed it, on the kitchen floor. It was a good nine tiles.'
      ]
    },
    {
      id: 'cow-milk',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“You’ve got to be careful under a flying cow,” said {A}. {A} threw the cushion up in the air, and held an umbrella. “Why?” asked the elephant. “Milk,” said {A}. They both looked up. There was only the lamp.',
        '“And if it flies very fast?” asked {H}. “Butter,” said {A}. They stood close together under the umbrella until the cow had gone over.'
      ]
    },
    {
      id: 'suitcases',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Perhaps you’ve got too much luggage,” said {A}. The elephant looked itself over. In its pockets were two conkers, a spoon and half a rusk. It handed them all to {A}.',
        'It was an elephant without luggage now, and it still made the floor creak. {A} weighed the trunk in one hand. “You could check that in as well,” said {A}. “No,” said the elephant. “I carry that on.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'There was another flying animal, and that was {A}. {A} had come from the armchair to the biscuit without touching anything between. Nobody had seen how.',
        '“Again,” said the elephant, and put down another crumb. {A} looked at the crumb for a while and then simply walked there. If you can really fly, you don’t do it for crumbs.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was a guest, and at once became the tower, with a saucepan lid on each ear. “Cow from the left, you may land,” said {A}. “Elephant, how high are you?” “I’m on the floor,” said the elephant.',
        '“Then come down a bit,” said the tower. The elephant lay down on its tummy. “Very good,” said {A}. It was the first landing of its life, and it was quite soft.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a hen that flew to church,” said {S}. “Every Sunday, over two fences and a pond. She sat on the roof and waited until it was over.” “Could you fly too?” asked the elephant, which was {A}.',
        '“Only downhill,” said {S}. “With a tray, in the snow. But I had the same feeling in my tummy as the hen.” {A} nodded, with all of the trunk.'
      ]
    },
    {
      id: 'child-calf',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a baby elephant, and held on to the big one’s tail. “If you fly,” said {S}, “then I fly too, because I’m holding on.” {A} flapped, and {S} flapped behind, with two socks.',
        '“I was up!” said {S}. “With which foot?” asked {A}. {S} looked down and counted. “With the tail,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'Somebody flew without any trouble, and that was {A}. There were two hands round the middle, and up it went, past the sofa. {A} shrieked.',
        'It landed on both feet, which bent like soft candles. Then both arms went up at once. That’s how they ask for the next flight.'
      ]
    },
    {
      id: 'one-foot',
      A: 'partner',
      paragraphs: [
        '“Jump!” called the pig. The elephant lifted one foot, and put it down, and lifted another. But one foot always stayed on the rug. “Elephants can’t jump,” said {A}. “It’s true. Cows can, and pigs, and cats can do it best. An elephant always leaves one foot at home.”',
        '“Which one?” asked the elephant. “They take turns,” said the pig.'
      ]
    }
  ],
  turn: [
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        'The elephant sat down with its back to the rug and thought. Its trunk was a long sock. It put the trunk to the spotted cow, and sniffed. Out of the cow came a small feather. The feather went up the trunk and tickled. “Stand back,” said {H}.',
        'Atchoo! It was an elephant’s sneeze, and no foot could stay at home. The elephant flew. It flew backwards, sitting down, over the whole rug, and there it sat on the other side. “You flew!” said the pig. “Further than the cat!”'
      ]
    },
    {
      id: 'seen-from-behind',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What’s it like,” asked {A}, “to fly backwards?” The elephant had to think. “You only see things when you’ve been past them,” it said. “First there’s nothing, and then it’s the table.”',
        '“We see the table first,” said the pig, “and then it’s gone.” They agreed that between them they saw the whole of it.'
      ]
    },
    {
      id: 'flying-in-line',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Slowly they all flew once more, in a line as geese do. The pig went in front, for it knew the way. Then came the cow and the cat, one under each arm. The elephant came last, and sneezed very softly, so as to stay up.',
        'Nobody said anything up there. You heard only the towels, and from time to time a small atchoo.'
      ]
    },
    {
      id: 'dust',
      A: 'other',
      spare: 12,
      paragraphs: [
        '“In the evening elephants blow dust over their backs,” said {A}. “It’s their powder.” There was hardly any dust, so they took the feather. {H} blew it up with the trunk, and it came down between {H}’s ears.',
        '{A} blew it up the next time. They took turns, and each time it took longer to come down.'
      ]
    },
    {
      id: 'supper-there',
      A: 'partner',
      paragraphs: [
        'From where the elephant sat it could reach the supper without getting up. The pig had some too, and the cow and the cat sat beside them. “Can you do it again?” asked {A}. “Not until something tickles,” said the elephant. It kept the feather, though, behind one ear.',
        'On the way back they walked. “It’s good for the feet,” said the elephant. “They like to be down.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ducked under the cow, and then under the cat.',
      '{names} flopped on the far side, to keep the supper warm.',
      { text: '{names} folded a paper plane, and it landed on the pig.', needs: ['hands'] },
      { text: '{names} waved a tea towel to the left, as they do at airports.', needs: ['hands'] }
    ],
    way: [
      '{names} shivered a bit, in the wind from the ears.',
      '{names} trotted after the elephant on its run-up, and took off no better.',
      { text: '{names} caught the newspaper in full flight.', needs: ['hands'] },
      { text: '{names} marked out a runway, with belts and a ruler.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled out of the way, with a moment to spare.',
      '{names} sneezed too, but got nowhere with it.',
      { text: '{names} plumped up the spot where an elephant sits.', needs: ['hands'] },
      { text: '{names} saved the next feather in a jar, for the way back.', needs: ['hands'] }
    ]
  },
  fed: true,
  bed: [
    '{H} hung up the tea towels, and shook the cow until it was round again. The slipper that had been the cat went under the bed, beside the other slipper.',
    'When {H} had washed, {H} sat down on the edge of the bed and flew in backwards. It needed no sneeze, only a small push.'
  ],
  last: [
    'One foot hung over the edge, so as to be at home, and {H} slept.',
    'The feather went up with each breath, and came down with each breath, and {H} was asleep.'
  ]
})
