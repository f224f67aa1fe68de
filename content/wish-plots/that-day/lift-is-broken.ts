import { wishPlot } from '../wish-plot.ts'

export const liftIsBroken = wishPlot({
  id: 'wish-lift-is-broken',
  wishes: ['lift broken ninth floor', 'lift broken', 'elevator broken', 'lift wasn’t working stairs', 'lift broken neighbours', 'lift broken melon', 'lift broken bags', 'carry groceries stairs', 'carried bags up the stairs', 'lift is broken and we live on the ninth floor', 'lift broken stairs', 'lift broken shopping', 'lift broken pram', 'lift broke pram', 'lift broke flights', 'lift broke climb', 'lift broke walk up', 'elevator broken building', 'elevator broken again', 'lift broken again', 'pram up the stairs', 'buggy up the stairs', 'lift broken climb', 'lift broken climbed', 'lift broken walk up', 'lift broken tenth floor', 'lift broken eighth floor', 'lift broken seventh floor', 'lift broken sixth floor', 'lift broken fifth floor', 'lift broken top floor', 'lift broken twelfth floor', 'lift broken floor', 'lift broken floors', 'lift broken flat', 'lift out of order', 'lift out of order stairs', 'lift not working stairs', 'lift doesn’t work stairs', 'lift didn’t work stairs', 'lift broke down stairs', 'lift being repaired stairs', 'elevator broken stairs', 'elevator broken floor', 'elevator broken floors', 'elevator broken climb', 'elevator broken groceries', 'elevator broken ninth floor', 'elevator out of order', 'elevator out of service', 'elevator not working stairs', 'elevator broke stairs', 'elevator broken apartment', 'climb all the stairs shopping', 'all the stairs with the shopping', 'stairs with the shopping', 'shopping up the stairs', 'shopping up all the stairs', 'carried shopping stairs', 'carry shopping stairs', 'shopping nine floors', 'shopping ninth floor', 'groceries stairs', 'groceries up the stairs', 'nine flights of stairs', 'climb nine floors', 'walk up nine floors', 'walked up nine floors', 'power cut lift stairs'],
  answers: ['lift', 'lifts', 'elevator', 'broken', 'broke', 'breaks', 'out', 'order', 'service', 'repaired', 'fixed', 'working', 'work', 'doesn’t', 'didn’t', 'isn’t', 'wasn’t', 'stopped', 'down', 'stairs', 'stair', 'steps', 'staircase', 'flights', 'climb', 'climbed', 'climbing', 'walk', 'walked', 'walking', 'carry', 'carried', 'carrying', 'up', 'all', 'way', 'to', 'top', 'floor', 'floors', 'storey', 'storeys', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'live', 'lives', 'lived', 'flat', 'apartment', 'block', 'building', 'tower', 'house', 'home', 'shopping', 'groceries', 'bags', 'bag', 'heavy', 'melon', 'watermelon', 'potatoes', 'milk', 'pram', 'buggy', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'helped', 'tired', 'legs', 'puffed', 'long', 'hot', 'again', 'today', 'yesterday', 'week', 'morning', 'afternoon', 'evening', 'saturday', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'brother', 'sister', 'baby', 'aunt', 'auntie', 'uncle', 'we', 'i', 'our', 'and', 'on', 'with', 'the', 'is', 'had', 'have', 'so', 'because', 'everybody', 'everyone', 'power', 'school', 'after', 'market', 'funny'],
  except: ['stuck in', 'trapped', 'fell', 'fall', 'hurt', 'hospital', 'fire', 'alarm', 'wheelchair', 'scared', 'afraid', 'ghost', 'monster', 'dragon', 'robot', 'space', 'ski', 'hotel', 'giant', 'died', 'stairlift', 'talking', 'moving house', 'count', 'counted', 'counting', 'escalator', 'music', 'chocolate factory', 'forklift'],
  moods: ['waiting', 'late', 'change', 'learning'],
  out: true,
  company: ['lift', 'stairs', 'stair', 'melon', 'bag', 'bags', 'floor', 'lady', 'man', 'girl', 'lemon', 'lemons', 'potatoes', 'milk', 'bread', 'shop', 'door', 'slices', 'slice', 'notice', 'ninth', 'third', 'fifth', 'seventh', 'tenth', 'eighth', 'twelfth', 'fourth', 'house', 'slippers', 'shopping', 'button', 'string', 'onions', 'handle', 'top', 'sack', 'others', 'arm', 'jug', 'mat', 'sixth', 'second', 'rail', 'ground'],
  about: 'The lift is broken, and the shopping with its melon is to go up to the ninth floor; it is too heavy all at once, and half of it at a time is twice as far, until the hero sees that all who come down need something from the bag, and then go up again with a free arm.',
  titles: ['A Melon for the Ninth Floor', 'The Shop on the Stairs', '{H} Takes the Stairs', 'Out of Order', 'Whoever Comes Down Goes Up Again'],
  want: [
    {
      id: 'out-of-order',
      A: 'partner',
      paragraphs: [
        'The lift was broken, and {H} lived on the ninth floor. So {H} stood at the bottom of the stairs with the shopping. There were potatoes and milk, bread and lemons, and a melon as big as a pillow. {H} had chosen the melon, and wanted it up there by supper.',
        '“If we’d eaten it in the shop,” said {A}, “it would walk up by itself now, inside us.” But it was outside.'
      ]
    }
  ],
  way: [
    {
      id: 'half-at-a-time',
      A: 'partner',
      paragraphs: [
        'On the second floor there were red stripes across {H}’s fingers. “Let’s take only half,” said {H}, “and then come back for the other half.” It was much lighter. On the third floor {A} had worked it out.',
        '“Half of it is nine floors,” said {A}. “Down again is nine, and the other half is nine.” That was a house with twenty-seven floors. So they fetched the rest, and sat down beside the melon.'
      ]
    },
    {
      id: 'what-a-lift-leaves-out',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ve never been here before,” said {H}. In the lift there was the ground floor, and then a hum, and then the ninth. Now there was a third floor, with a boot on a mat, and it smelled of onions. “Who lives here?” asked {A}. There was a name beside the bell. It was a long one.',
        '“They’ve been here all the time,” said {H}. “We’ve always gone up through their middle.” {H} said good evening to the boot, for all the other times.'
      ]
    },
    {
      id: 'how-many-are-left',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bag with the bread said nothing. But the bag with the potatoes creaked at every stair, and always said the same. “It says nine,” said {H}. They climbed a whole floor, and listened again. “It still says nine,” said {H}.',
        '“It can’t have noticed,” said {A}. {H} leaned over the bag and told it that there were fewer by now. A potato rolled to the other side. After that it creaked a bit more hopefully, though it was the same word.'
      ]
    },
    {
      id: 'which-leg',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was always the same leg that had to go first. {H} noticed it in the knee. There were nine stairs, and then a step across the landing, and then nine again. So the leg that began was always the one that ended, too. “The left one does all the work,” said {H}.',
        '{H} took one stair with both feet together, to even it out. Now it was the right leg’s turn. “Thank you,” said {A}, quite deep down, for the left.'
      ]
    },
    {
      id: 'could-it-roll',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} put the melon down on a landing, where it was flat, and let go. It rolled a little way and came back, as if it had forgotten something. “It’s looking for its place,” said {A}. There was a pale spot on it, where it had lain in the field.',
        '{H} turned it until the spot was underneath. Now it sat. “It knows how to lie,” said {H}. “It’s done nothing else all summer. It’s only the going up that’s new to it.”'
      ]
    },
    {
      id: 'other-rings-for-it',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} pressed the button of the lift in passing, as one does. Far below something went “tock”. {H} stopped on one leg, to listen. Then it was quiet. “It knows that we’re here,” said {A}, “and that’s as far as it goes.”',
        '{A} pressed once more, to cheer it up. “It has a hard life too,” said {A}. “It goes up and down all day, and never gets any further.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We lived at the very top once,” said {S}, “and there was no lift at all. On the day that we moved in, we carried up a piano.” “A whole piano?” asked {A}. “We had a rest on every floor,” said {S}, “and at every rest my aunt played something.”',
        '“By the top we knew all of them in the house,” said {S}. “They’d all come out to ask if that was the tune, or if there’d be another.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} carried the onions, which were in a net and looked out. On each floor {S} held them up to the number on the wall. “That’s a four,” {S} told them. “You’ve never seen a four.” The onions looked at it with all their sides.',
        '“Are they tired?” asked {A}. “They’re excited,” said {S}. “They’ve lived under the ground till now.” So it was the highest that any onion of that family had ever been.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} ran ahead, to see whether the stairs went on. They did. {A} came back down to say so, and ran up again. The others had only got as far as the next turn. It had to be done quite often.',
        '“How many floors has {A} gone by now?” asked {H}. It was reckoned up on the wall with a finger, and came to thirty-one. And nobody had given {A} anything to carry. It was all done for the news.'
      ]
    },
    {
      id: 'only-a-lemon',
      A: 'partner',
      paragraphs: [
        'Slippers came down the stairs, and over them a lady with an empty bag. “I live on the tenth,” said the lady, “and I only need a lemon.” “We’ve got lemons,” said {A}. {H} held one up. Now the lady did not need the shop at all. “So you’re going up,” said {H} slowly, “and your bag’s empty.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-shop-comes-up',
      A: 'partner',
      paragraphs: [
        'The potatoes went into the lady’s bag. On the fifth floor they met a man on the way down for milk. The man got a jugful, and turned round with the rest. On the seventh a girl only wanted bread. The girl got half, and carried the other half up. “Whoever comes down goes up again,” said {H}. “And with a free arm,” said {A}. By then somebody from the eighth floor had one side of the melon, and {H} the other.'
      ]
    },
    {
      id: 'not-a-melon',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Would you like some melon?” {H} asked everybody. They would have liked some. But they looked at it, and then they looked up between the rails. “Not to carry,” they said. They would rather have a lemon.',
        '“It’s the best thing in the shop,” said {H}, “and it’s the only one that nobody takes.” “It’s the price,” said {A}. {H} had not asked for any money. “I mean the stairs,” said {A}.'
      ]
    },
    {
      id: 'a-shop-has-a-bell',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“A shop has got to have a bell,” said {H}. There was none, so {A} said “ting” whenever a door opened. A boy looked out. “Ting,” said {A}. “What have you got?” asked the boy. {H} looked into the bag. “Three lemons, and string,” said {H}.',
        'The boy took a piece of string. He could not have said what he needed it for. But the string had come all the way up by the stairs. That did not happen every day.'
      ]
    },
    {
      id: 'down-for-nothing',
      A: 'same',
      spare: 11,
      paragraphs: [
        'An old man came down quite slowly, with a hat on. “And what do you need?” asked {H}. “Nothing,” said the old man. “I’d heard that there were people on the stairs.” And so the hat went along with them to its own door, which was one floor up again.',
        '“Then you could have waited there,” said {A}. The old man thought that over. “I did,” said the old man, “for eleven years. But they always came by in the lift.”'
      ]
    },
    {
      id: 'by-itself',
      A: 'partner',
      paragraphs: [
        'On the ninth floor they all put down what they had carried. They sat on the stairs outside {H}’s door, and could not say anything yet. {H} looked along them all, as far as the slippers. Now it was clear why the melon was so big. It was sliced right there on the mat, and there was some for everybody.',
        'Then the lady went up to the tenth, and the eighth floor went down to the eighth. “Look,” said {A}. “There goes the melon.” It went up, and it went down, and {H} did not have to hold it anywhere. It walked by itself.'
      ]
    }
  ],
  everybody: {
    want: ['{names} listened at the lift, and it did not even hum.', '{names} read the notice aloud, and it was no better.', { text: '{names} took the lemons, which are the lightest.', needs: ['hands'] }, { text: '{names} tied two handles together, so that they pinched less.', needs: ['hands'] }],
    way: ['{names} looked up between the rails, and counted to nine.', '{names} sat on the stair as well, so that the melon could not roll.', { text: '{names} turned the bags round, with the soft side to the leg.', needs: ['hands'] }, { text: '{names} held the milk up to a cool wall.', needs: ['hands'] }],
    turn: ['{names} called ahead what there was in the bags.', '{names} went in front, and wished every floor good evening.', { text: '{names} passed the lemons on, from one arm to the next.', needs: ['hands'] }, { text: '{names} held the doors that opened.', needs: ['hands'] }]
  },
  bed: [
    'There was half of the bread, and most of the milk. Of the melon there were only the seeds. Through the wall you could hear that the lift was still out of order.',
    '{H} washed the sweetness off the chin, and lay down, nine floors above the street. The left leg had a whole bed to itself, and the right one too.'
  ],
  last: ['{H} did not have to take a single stair more, and went down into sleep by lift.', 'On every floor some of the melon was asleep, and on the ninth so was {H}.']
})
