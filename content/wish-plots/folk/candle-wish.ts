import { wishPlot } from '../wish-plot.ts'

export const candleWish = wishPlot({
  id: 'wish-candle-wish',
  wishes: ['wish candle', 'wishing candle', 'wish on candle', 'birthday wish', 'birthday wishes', 'birthday candle', 'birthday candles', 'candle on cake', 'candles on cake', 'candle cake', 'blowing candles', 'blowing out candles', 'blow out candles', 'blow out candle', 'blowing out candle', 'blew out candle', 'blew out candles', 'make wish', 'making wish', 'making a wish', 'makes wish', 'made wish', 'wasted wish', 'wish wasted', 'wish used up', 'wish gone', 'used up wish', 'last wish', 'one wish', 'only one wish', 'wish came true', 'wish comes true', 'wish come true', 'wishes come true', 'candle wish', 'bithday candles', 'wrong wish'],
  answers: ['birthday', 'cake', 'candle', 'candles', 'bun', 'blowing', 'blow', 'blows', 'blew', 'wasted', 'wastes', 'used', 'uses', 'up', 'gone', 'true', 'comes', 'came', 'come', 'making', 'make', 'makes', 'made', 'tail', 'wrong', 'one', 'only', 'last', 'star', 'secret', 'silly', 'out'],
  except: ['three', 'genie', 'lamp', 'fairy', 'well', 'fountain', 'dandelion', 'upon', 'shooting', 'grant', 'grants', 'dead', 'died', 'back', 'home', 'dad', 'mum', 'gran', 'grandma', 'grandad', 'grandpa', 'miss', 'misses', 'sister', 'brother', 'friend', 'friends', 'fire', 'burn', 'burnt', 'burned', 'hot', 'match', 'matches', 'hanukkah', 'diwali', 'advent', 'christmas', 'power', 'dark', 'never', 'sad', 'scared', 'afraid', 'better', 'poorly', 'ill', 'dragon', 'unicorn', 'party', 'dog', 'puppy', 'puppies', 'pony', 'kitten', 'list', 'first'],
  company: ['tail', 'candle', 'sleeve', 'jam', 'wish'],
  moods: ['losing', 'waiting', 'proud'],
  about: 'The hero has saved a wish for a tail, and uses it up by mistake on a sleeve that is nearly in the jam.',
  titles: ['Used Up on a Sleeve', 'A Tail With a Tuft', 'One Bun and One Candle', '{H} Saves a Wish', 'It Was Not the Candle'],
  want: [
    {
      id: 'mind-your-sleeve',
      A: 'partner',
      paragraphs: [
        'There was one bun left, with one candle in it, and the wish was {H}’s. {H} had been saving it since breakfast, for a long tail with a tuft. {H} took a deep breath. Just then {A}’s sleeve went down towards the jam. Mind your sleeve, thought {H}, and blew.',
        'Up went the smoke like a thread, and up went {A}’s arm. {H} felt round at the back. There was no tail. “You moved your arm!” said {H}. “I wished that. Now it’s used up. On a sleeve!”'
      ]
    }
  ],
  way: [
    {
      id: 'putting-it-back',
      A: 'partner',
      paragraphs: [
        '“It only counts if you say it out loud,” said {A}. “A tail,” said {H} out loud. {A} looked behind {H}. “Then it only counts if you don’t,” said {A}. So {H} said nothing, and blew again. But the candle was out already.',
        '“We’ll put the wish back,” said {A}. With care, {A} laid that sleeve in the jam, right up to the button. {H} blew, and felt round at the back. “Well?” asked {A}. “Now you’ve got jam on you,” said {H}.'
      ]
    },
    {
      id: 'all-the-other-ones',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve been lucky,” said {A}. “It’s easy to think of something worse.” That was true. {H} went through all that there had been in there just before. There was: my sock’s come down. There was: I hope it’s not raisins.',
        '{A} broke open the bun. There were no raisins in it. “Was that yours too?” asked {A}. They looked at it. “That must have been from somebody else,” said {H}. “I’ve only got the one.”'
      ]
    },
    {
      id: 'what-sort',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You have to be exact,” said {A}. “If you only think ‘tail’, you could get any of them. You could get a pig’s.” {H} had thought of that. It was to go down to the floor, and bend at the end.',
        '“And what would you do with it?” “Carry a bag,” said {H}, “and shut the door when I’ve got my hands full. And I’d tuck it round my feet.” {A} looked for a time at both hands, and at the door. {A} had not known how much was missing.'
      ]
    },
    {
      id: 'how-many-left',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} measured the candle, with a thumb. It had been longer this morning, before it was a birthday’s. No, that was last time. “There are lots of blows in it still,” said {H}. “It’s just got no birthday in it.”',
        '{A} laid it beside a new one from the box. The new one had a clean white hair, and had never been asked for a thing. The old one was bent at the top. “That one’s seen something,” said {A}.'
      ]
    },
    {
      id: 'where-they-go',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Where does the smoke go with it?” asked {H}. They looked up. It had gone along the ceiling, and round the lamp. “To an office,” said {A}. “They sit there with stamps.” {H} could see it. There was a lady with glasses.',
        '“One sleeve,” said {A}, in a voice like hers. “Are you sure? It says here that you were saving up.” “It was a mistake,” said {H}. “They all say that,” said the lady. “Last week I had somebody who wished that it was Tuesday. It was Tuesday.”'
      ]
    },
    {
      id: 'other-ways',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There were other things to wish on. You could do it on an eyelash. {A} pulled down an eyelid, and {H} looked for one that was loose. They all held tight. You could do it on the first star, but the sky had a lid on.',
        '“On the last crumb of a bun,” said {A}. “I’ve never heard of that one,” said {H}. “I’ve just made it up. But I’ve got it here.” {H} took the crumb and wished on it with both eyes shut. It was a good crumb. That was all.'
      ]
    },
    {
      id: 'never-had-one-work',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I wished for an engine driver’s cap,” said {A}, “four years running. I blew till I was dizzy.” “And what did you get?” asked {H}. “Socks,” said {A}. “Good ones. With an engine on, the last time.”',
        '{H} thought about that engine. “They’d nearly got it,” said {H}. “They only had it a bit too low down.” {A} had never looked at it in that way. {A} pulled up both trouser legs.'
      ]
    },
    {
      id: 'the-blow',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It had been such a good blow, too. {H} had brought it up from right at the bottom. They tried it out on other things. A feather went as far as the door. A pea rolled off the table, and {A} had to look for it.',
        '“You could have blown out a hundred with that,” said {A}, from under the table. “You’d be as old as Great-Aunt Vera.” “She’s got a stick,” said {H}. “She wouldn’t need it, if she’d got a tail.”'
      ]
    },
    {
      id: 'a-quick-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} took the time on the clock. {A} put the arm down by the jam, and {H} thought: mind it, and {A} took it away. It was less than a second. “Nobody’s ever had one so quickly,” said {A}. “With a pony people wait for years.”',
        '“And mostly it doesn’t come, and then it’s a scarf,” said {H}. They were both quiet. It had been a rather good wish, as wishes go. It was just a pity about what it was.'
      ]
    },
    {
      id: 'asked-round',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{H} asked {A}, who had been nowhere near it. “Have you got one over?” {A} looked through both pockets. There was a bus ticket, and a nut. “I had one in the spring,” said {A}, “but I used it on some weather.”',
        '“Was it good?” “It was very good weather. It was over by four.” {A} gave {H} the nut. It was not for wishing. It was a nut.'
      ]
    },
    {
      id: 'not-to-be-told',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“Don’t tell me what it was,” said {A}, and held both ears. “If you tell, it won’t come true.” “It has come true,” said {H}. “That’s what’s wrong.” {A} let go of one ear.',
        '“Then you can tell me.” “It was a sleeve.” {A} thought about that for a long time, with a serious face. “I’d never have guessed,” said {A}. “Was it long or short?”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} sat beside the chair and looked up at the bun, and did not blink. {A} had no candle. {A} was wishing all the same, as hard as possible. It had begun when the paper came off.',
        'A piece fell down, from quite high up. Nobody could say whose hand that had been. {A} ate it, and looked up again. You could see how it is done, by somebody who does it every day.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’ve got so many candles now that I can’t keep my mind on it,” said {S}. “I begin at the front with something nice. By the time I’m at the back, it’s only that they should all go out.” “And do they?” asked {A}.',
        '“Always,” said {S}. “It’s been fulfilled every year.” They thought of all that wax. Then {S} said that a tail would be handy, on a bus. {S} would take one without a tuft.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} made wishes without a candle, and in any number. “I wish that I was sitting on this chair,” said {S}, and climbed up. “It’s come true! I wish that I had a foot.” {S} looked. There were two.',
        '“You’ve got to wish for what you haven’t got,” said {A}. {S} thought it over, swinging both feet. “But then it doesn’t work,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} wanted the candle, and said so, with one arm and then with both. {H} showed {A} how to blow. {A} watched the round mouth, and made one too. Out came a lot of wet, and a noise like a boat.',
        'The wick got a drop on it. “What did you wish for?” asked {H}. {A} held both arms up. So {H} came over, and was taken hold of by the nose. It had been quite a simple one.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“We’re allowed to wish for each other,” said {A}. “I did my cousin’s, and he did mine. So I’ve got a drum, and he’s learnt how to whistle.” “Was that what you wanted?” asked {H}.',
        '“I wanted to whistle,” said {A}. “But he wanted the drum. So now we’re always at one house or the other.” {A} drummed a bit on the plate, to show how it was getting on.'
      ]
    },
    {
      id: 'who-moved-it',
      A: 'partner',
      paragraphs: [
        '“It did work, though,” said {A}. “And it wasn’t the candle that moved my arm. It was me. I saw where you were looking.”',
        'So a wish could go across a table with nothing said. {H} turned round. On the hook hung the dressing gown. It had a cord, and the cord had a tuft. {H} looked at that for as long as it took.'
      ]
    }
  ],
  turn: [
    {
      id: 'as-long-as-it-took',
      A: 'partner',
      paragraphs: [
        '{A} followed the look. “The door?” asked {A}, and opened it. {H} went on looking. “Are you cold?” {A} held up the dressing gown. {H} looked at the cord, and at nothing else. “Oh,” said {A}, and drew it out of its loops.',
        '{A} tied it on at the back. It hung down to the floor. {H} turned round, to see. The tail came after, and swept the candle off the bun.'
      ]
    },
    {
      id: 'learning-to-carry-it',
      A: 'same',
      spare: 16,
      paragraphs: [
        'There was a lot to learn with it. You could not just walk through a door and shut it. The tuft stayed outside, and {H} stayed with it. “You’ve got to think that you’re longer,” said {A}.',
        'On a chair it went out through the back, under the bar. On the sofa it had to have a place of its own. {H} tried to carry a bag on it. The bag went along behind on the floor, as well as any dog.'
      ]
    },
    {
      id: 'whether-it-wags',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“Does it wag?” asked {A}. {H} moved a little, left and right. It hung there and thought. Then the tuft began, long after the rest, and went on when {H} had stopped.',
        '“Say something nice to me,” said {H}. “You blow well,” said {A}. It wagged. “And your sock’s come down.” The tail hung still, and then it wagged all the same. It could not be cross, because it always came too late.'
      ]
    },
    {
      id: 'one-for-the-sleeve',
      A: 'partner',
      paragraphs: [
        '“Now I want one,” said {A}. “But it’s out.” “You don’t need it,” said {H}. So {A} blew at nothing at all, and wished, and looked.',
        '{H} followed the look. It went past the bun, and ended at a sleeve that was red up to the button. {H} fetched the wet cloth. “That’s it used up,” said {A}. “On a sleeve,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the tail too, at the wrong end.',
      '{names} watched the smoke till there was none.',
      { text: '{names} put the lid on the jam, a bit late.', needs: ['hands'] },
      { text: '{names} clapped for the blow, which had been a good one.', needs: ['hands'] }
    ],
    way: [
      '{names} licked at the edge of the sleeve.',
      '{names} waited with the rest, and no tail came.',
      { text: '{names} pushed the jam a little nearer, so that the sleeve went in better.', needs: ['hands'] },
      { text: '{names} felt round at the back as well, to be sure.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped over the tuft, and back over it.',
      '{names} followed behind, at a tail’s distance.',
      { text: '{names} held the tail up at the corner, so that nobody trod on it.', needs: ['hands'] },
      { text: '{names} picked up the candle and blew off the fluff.', needs: ['hands'] }
    ]
  },
  bed: [
    'The candle went back in its box with the others. It was not a bit shorter. The sleeve was hung up by the shoulder to dry.',
    'Then {H} washed, with the tail over one arm, and lay down on one side. With a tail you cannot lie on your back.'
  ],
  last: [
    'Over the edge of the bed hung the tuft, and did not wag, and {H} was asleep.',
    'The wish was used up, but the tail was still there, and {H} was asleep.'
  ]
})
