import { wishPlot } from '../wish-plot.ts'

export const stairlift = wishPlot({
  id: 'wish-stairlift',
  wishes: ['stairlift', 'stairlifts', 'stair lift', 'stair lifts', 'stairs lift chair', 'chair goes up stairs', 'chair goes upstairs', 'chair that goes upstairs', 'chair rides upstairs', 'moving chair stairs', 'electric chair stairs', 'chair climbs stairs', 'ride on the stairlift', 'riding on the stairlift', 'new stairlift', 'slow stairlift', 'grandma stairlift', 'nana stairlift', 'grandad stairlift', 'stairlift ride', 'stair elevator', 'elevator chair stairs', 'staircase lift', 'chairlift stairs', 'stairs machine grandma', 'granny stairlift', 'gran stairlift', 'stairlift race', 'race stairlift', 'stairlift slower'],
  answers: ['stairlift', 'stairlifts', 'stair', 'stairs', 'staircase', 'lift', 'elevator', 'chair', 'seat', 'electric', 'moving', 'goes', 'going', 'go', 'rides', 'ride', 'riding', 'rode', 'climbs', 'up', 'down', 'upstairs', 'downstairs', 'top', 'bottom', 'slow', 'slowly', 'slowest', 'fast', 'faster', 'quick', 'quicker', 'walk', 'walking', 'race', 'racing', 'races', 'button', 'belt', 'rail', 'new', 'got', 'has', 'have', 'loves', 'likes', 'wants', 'turn', 'turns', 'everyone', 'nana', 'nana’s', 'nan', 'nan’s', 'nanny', 'nanny’s', 'gran', 'gran’s', 'granny', 'granny’s', 'grandma', 'grandma’s', 'nonna', 'nonna’s', 'nonno', 'oma', 'oma’s', 'opa', 'opa’s', 'grandpa', 'grandpa’s', 'grandad', 'grandad’s', 'grandparents', 'great', 'aunt', 'auntie', 'auntie’s', 'house', 'home', 'old', 'knees', 'legs', 'visit', 'visiting', 'we', 'kids', 'children', 'grandchildren', 'today', 'sunday', 'weekend', 'fun', 'funny'],
  except: ['ski', 'skiing', 'mountain', 'snow', 'stuck', 'broke', 'broken', 'hospital', 'fell', 'fall', 'ill', 'died', 'dead', 'ghost', 'monster', 'robot', 'scared', 'afraid', 'musical', 'dragon', 'giant', 'forklift', 'instead', 'escalator', 'hotel', 'floors', 'flats', 'den', 'carried', 'bounced'],
  namesFamily: true,
  moods: ['change', 'waiting', 'learning', 'first'],
  company: ['stairlift', 'chair', 'stairs', 'rail', 'belt', 'button', 'wall', 'picture', 'pictures', 'hat', 'wheel', 'teeth', 'top', 'bucket', 'window'],
  about: 'The stairlift is so slow that it is quicker to walk, until it is noticed which way one sits on it, and what hangs on the wall beside the stairs.',
  titles: ['Quicker to Walk', 'Sixty Years in a Minute', '{H} Takes the Stairlift', 'Sideways Up the Stairs', 'The Slowest Chair in the House'],
  want: [
    {
      id: 'quicker-to-walk',
      A: 'partner',
      paragraphs: [
        '{H} had never seen anything as slow as the new stairlift. It was a chair that went up the stairs on a rail, all by itself. {H} raced it to the top, and came down again to meet it. It was at the fourth stair, humming. “It’s quicker to walk,” said {H}. “It’s for knees that have walked enough,” said {A}. “But you may have a ride, with the belt on.” {H} wanted a fast one.'
      ]
    }
  ],
  way: [
    {
      id: 'tooth-by-tooth',
      A: 'partner',
      paragraphs: [
        '{H} sat down in the stairlift, and {A} saw to it that the belt was shut. On the arm was a button, and {H} held that down as hard as could be. {H} leaned forward, and made a thin face, because of the wind. The chair hummed as before. “Come on,” said {H}. {A} looked at the rail. It had teeth all the way up, and a small wheel with teeth was climbing them. “It has to do every tooth,” said {A}.'
      ]
    },
    {
      id: 'what-fits-in',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They found out how much fits into one ride on the stairlift. {A} sang a song with five verses. In the first verse the chair left the bottom. In the third it was just going by the light switch.',
        'The song was over, and there were still two stairs to go. “Now what?” asked {A}. {H} said that there should be cheering. “Hurrah,” said {A} for two stairs, and the chair arrived as if that had been for the chair.'
      ]
    },
    {
      id: 'shopping-rides',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A basket of clean towels had to go up, so {H} let it take the stairlift. It sat very straight, with the belt on. {H} walked beside the basket, in case it wanted anything.',
        '“It’s not even looking out,” said {A}. It was true. The basket had its back to everything. “It’s been up before,” said {H}, “only never sitting down.” At the top it would not get off by itself.'
      ]
    },
    {
      id: 'called-from-the-top',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the wall at the top was another button, for calling the stairlift. {H} pressed it. Far down there was a click. Then the empty chair came up the stairs, with nobody, and with its arms ready. “It thinks we’re tired,” whispered {A}.',
        'They could hardly tell it now that it had been for nothing. {H} gave a yawn, out of politeness. After that {H} really was a bit tired, and so the chair had been right.'
      ]
    },
    {
      id: 'other-walks-along',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} wished to talk to whoever was riding, and walked beside the stairlift. That sounds easy. But {A} had to take one stair, and wait, and take another, and wait. On the fifth stair {A} forgot which foot was next.',
        '“How are you getting on?” asked {H} from the chair. “I’m going as slowly as I can,” puffed {A}. In the end {A} sat down on a stair, and waved after it, as after a ship.'
      ]
    },
    {
      id: 'elder-donkey',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a donkey that was just as fast,” said {S}, and patted the arm of the stairlift. “It took us up to the chapel. At every bend it stopped, and looked round.” “What for?” asked {A}. “I thought that it was lazy,” said {S}.',
        '“Years later I went up on my own feet, and saw the bends. There was the sea at each of them.” {S} gave the chair another pat. “I’d told it to hurry,” said {S}.'
      ]
    },
    {
      id: 'child-is-one-too',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} could not wait, and was a stairlift of {S}’s own. {S} sat on a cushion on the floor, and hummed. “You have to hold my button,” {S} told {A}. The button was {S}’s nose. As long as {A} held it, {S} slid on, tooth by tooth.',
        'They got from the mat to the table. Then {A} let go for a moment, and the stairlift sneezed. “That wasn’t the motor,” said {S}. “That was the bell, for getting off.”'
      ]
    },
    {
      id: 'pet-on-the-seat',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had found out that the stairlift is warm after a ride. {A} was in the seat before the belt had stopped swinging. “It isn’t your turn,” said {H}, and pressed the button all the same.',
        '{A} went up the stairs, slowly, like somebody in a parade, and looked neither right nor left. At the top there was nothing that {A} needed. So {A} stayed in the seat, and waited to be taken down again.'
      ]
    },
    {
      id: 'a-slipper-in-the-way',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Once the stairlift came down empty, and stopped halfway by itself. Nobody had let go of the button. On the seventh stair lay a slipper, and the footrest had only just touched it. “It feels what’s in front of it,” said {A}. “It won’t go over anybody.”',
        '{H} took the slipper off the stair and said sorry for it. The chair hummed on. “It’s slow,” said {H}, “but it’s got very good manners.”'
      ]
    },
    {
      id: 'you-sit-sideways',
      A: 'partner',
      paragraphs: [
        'All the way up {H} twisted round to see how far it still was. {A} had noticed something. “You aren’t sitting the way the chair does,” said {A}. “It doesn’t look up the stairs. It looks sideways.” The chair went one way and looked another. “There’s nothing there but the wall,” said {H}. “And on the wall?” asked {A}. They let the stairlift go down again. {H} put both shoulders against its back.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-wall',
      A: 'partner',
      paragraphs: [
        'The stairlift hummed, and a picture came by, just as high as {H}’s eyes. It was a baby in a big hat. Next came a child with a goat. The child got longer, stair by stair, and then there was a wedding. “Who is that?” asked {H}. “Always the same one,” said {A}, “and once very quick on the stairs.” Last of all, at the top, came a small one with a bucket on its head. “That’s me,” said {H}.'
      ]
    },
    {
      id: 'halfway-window',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Halfway up there was a small window. On foot it was always past before you were there. The stairlift took it slowly, from the left edge to the right. {H} saw a man in the house opposite, who was lifting a spoon.',
        '“What’s the soup?” asked {A}. {H} had plenty of time to look. “With noodles,” said {H}. Then the window was over. “You could read a newspaper in there,” said {H}, “one line at each ride.”'
      ]
    },
    {
      id: 'other-finds-an-elbow',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} took a ride too, and looked hard at every picture beside the stairlift. “Stop,” said {A} at the ninth stair. {A} let go of the button, and the chair stood still. “That’s me.” {H} could see a cake, and at the very edge an elbow.',
        '“That could be anybody’s,” said {H}. {A} pushed up a sleeve, and held the elbow beside it. It fitted. {A} had gone past it for years, two stairs at a time.'
      ]
    },
    {
      id: 'spider-race',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A spider was going up the wall beside the stairlift, at about the same speed. “It’s a race,” said {A}. At the sixth stair the chair was in front. At the eighth the spider stopped to feel a picture frame, and seemed to be thinking about it.',
        '“It wants to look round,” said {H}, and hummed past. The spider came last. But it had been right round the back of a wedding, and {H} had only seen the front.'
      ]
    },
    {
      id: 'the-fastest-chair',
      A: 'partner',
      paragraphs: [
        '“How long did the ride take?” asked {H}. “A minute,” said {A}. “And how long from the hat to me?” “Sixty years.” On foot {H} had been quicker, and had seen a carpet. The chair did a year in every second. “It isn’t slow,” said {H}. “It just goes very far.” Then {H} rode down. On the way everybody got younger, and at the bottom there was only the hat.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} started up the stairs as well, and got there before the stairlift did.',
      '{names} looked behind the stairlift for the one who was pushing.',
      { text: '{names} shut the belt around the empty seat, so that it could not fall out.', needs: ['hands'] },
      { text: '{names} held a stopwatch on it, and turned it over to see if it was going.', needs: ['hands'] }
    ],
    way: [
      '{names} rose with the chair, one stair at a time.',
      '{names} kept out of the way of the footrest, on the other side.',
      { text: '{names} felt along the rail, and counted thirty teeth up to the second stair.', needs: ['hands'] },
      { text: '{names} put a cushion in the seat, to make the wait softer.', needs: ['hands'] }
    ],
    turn: [
      '{names} took the next ride, and looked at the wall from start to end.',
      '{names} stopped in front of the goat, and would not go on.',
      { text: '{names} set the wedding straight, from the stair below it.', needs: ['hands'] },
      { text: '{names} dusted the baby’s hat, which had not been so near for years.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stairlift was folded up at the bottom of the stairs, with its belt across its knees. The pictures hung there in a row, and waited for the next one.',
    '{H} washed, and put away the day, and lay down, looking sideways. There was a wall here too, with only a spot on it so far.'
  ],
  last: [
    'The chair stood beside the baby in the hat, and {H} was asleep.',
    'It had been sixty years up and sixty years down, and {H} was asleep.'
  ]
})
