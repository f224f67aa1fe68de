import { wishPlot } from '../wish-plot.ts'

export const jealousOfTheBaby = wishPlot({
  id: 'wish-jealous-of-the-baby',
  beginsElsewhere: true,
  wishes: ['jealous baby', 'jealous of the baby', 'jealous new baby', 'jealous newborn', 'jealous baby brother', 'jealous baby sister', 'jelous baby', 'jealousy baby', 'everyone looks baby', 'everybody looks baby', 'everyone looks at the baby', 'everyone looking baby', 'everyone loves baby', 'everybody loves baby', 'everyone just wants baby', 'everyone wants to see baby', 'visitors baby', 'baby gets all attention', 'baby attention', 'baby gets all presents', 'baby presents', 'nobody looks me baby', 'always about baby', 'all about the baby', 'only baby matters', 'bit jealous of the baby'],
  answers: ['jealous', 'jealousy', 'of', 'the', 'baby', 'new', 'newborn', 'our', 'my', 'her', 'his', 'brother', 'sister', 'sibling', 'little', 'everyone', 'everybody', 'looks', 'looking', 'look', 'looked', 'at', 'only', 'always', 'just', 'nobody', 'no', 'one', 'me', 'feels', 'feeling', 'bit', 'very', 'being', 'is', 'big', 'gets', 'getting', 'all', 'attention', 'presents', 'cuddles', 'visitors', 'visit', 'visits', 'come', 'comes', 'see', 'today', 'left', 'out', 'not', 'wants', 'loves', 'any', 'more', 'when', 'about', 'it’s', 'matters'],
  except: ['hit', 'hits', 'hitting', 'hurt', 'hurts', 'bit', 'bites', 'biting', 'pinched', 'pinches', 'pushed', 'pushes', 'hates', 'hate', 'died', 'lost', 'ill', 'poorly', 'hospital', 'premature', 'special', 'tummy', 'expecting', 'coming', 'cries', 'crying', 'screams', 'night', 'dog', 'cat', 'kitten', 'puppy', 'dragon', 'dinosaur', 'elephant', 'monster', 'adopted', 'foster', 'disabled', 'twins', 'cousin', 'birthday', 'party', 'christmas', 'nativity', 'jesus', 'shower', 'toy', 'daddy', 'dad', 'mummy', 'mum', 'granny', 'grandma', 'grandpa', 'nana'],
  moods: ['first', 'change', 'alone', 'quarrel', 'waiting', 'learning'],
  company: ['baby', 'basket', 'cake', 'line', 'lid'],
  about: 'All the visitors look at the baby and nobody at the hero’s roly-poly, until the hero has lain in a basket and been looked at from above.',
  titles: ['Mostly Nostrils', 'The Baby’s Shut', '{H} and the Roly-Poly', 'Wait on the Rug', 'A Hat Fell In'],
  want: [
    {
      id: 'right-over',
      A: 'partner',
      paragraphs: [
        'That morning {H} had learnt the roly-poly. You went right over, and came up sitting. {H} wanted everybody to see it. And that Sunday everybody came. There was Mrs Bello with a cake, and a man with a hat, and half the choir. They dropped their coats and ran to the basket. “Look at those fingers!” they cried. They were all looking at the baby.',
        '“I’ve got fingers too,” said {H}. “I can see them,” said {A}. “Ten.”'
      ]
    }
  ],
  way: [
    {
      id: 'with-a-lid',
      A: 'partner',
      paragraphs: [
        '{H} did a roly-poly right beside the basket. “What a nose!” they said, and meant the baby’s. {H} was so jealous that both ears got hot. So {H} did one more, and banged two saucepan lids. Boing! “Shh!” they all said. Too late. The baby woke and yelled, and they looked at the baby twice as much.'
      ]
    },
    {
      id: 'what-it-can-do',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What can it do?” asked {H}. They went through it together. It could yawn. It could hold on to a finger, but it couldn’t let go. Now and then it made a noise like a small tractor. “And everybody claps,” said {H}.',
        '“I can do that as well,” said {H}, and did the tractor. Nobody clapped. “It was very good,” said {A}. “But you’ve been able to do it for years.”'
      ]
    },
    {
      id: 'the-presents',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were seven presents, and six of them were bears. The baby had not even looked at them. {H} helped with the paper. That’s hard work, if none of it is for you. “It’s another bear,” {H} told the baby. The baby sneezed.',
        'The seventh was a rattle. {H} shook it, and looked inside. There was nothing in there but peas. {A} shook it too. It was not even a good rattle.'
      ]
    },
    {
      id: 'whose-nose',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They talked about its nose for a quarter of an hour. “It’s a button,” said the choir. “It’s more of a pea,” said the man with the hat. They turned the baby this way and that way, to the light.',
        '“What’s mine?” asked {H}. Nobody heard. {A} came up close and had a look. “That one’s new,” said {A}. “There’s never been one like it. It must be the first.” {H} felt it, from top to bottom.'
      ]
    },
    {
      id: 'big-now',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Aren’t you big now!” they said to {H}, one after another, and patted {H} on the head. Then they went on to the basket. {H} had not grown at all. The baby was so small, that was all.',
        '“They say that to me too,” said {A}. “You have to stand next to a cupboard. Then you’re little again.” {H} went and stood next to the cupboard. The choir came past. “Who’s this little one?” they said, and went straight on to the baby.'
      ]
    },
    {
      id: 'you-were-once',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} fetched the album. In it was a baby as red as a radish. Round it stood a whole crowd, with their mouths open. There was Mrs Bello, and there was the hat. “Look at them look!” said {H}. “Who’s it?” “You,” said {A}.',
        '{H} turned the page. They were still looking. On one photo there was even somebody up on a chair, at the back. “I don’t remember that,” said {H}. “You slept right through it,” said {A}.'
      ]
    },
    {
      id: 'the-jealous-ears',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Where is it, when you’re jealous?” asked {A}. {H} thought about it. “First it’s in the ears,” said {H}. “Then it goes down, and it’s like a potato that you haven’t chewed.” {A} knew that potato. {A} had had it last week, because of a friend’s new shoes.',
        '“They weren’t even my size,” said {A}. They sat side by side on the floor with their potatoes. With two it was not so bad.'
      ]
    },
    {
      id: 'the-cake',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On Mrs Bello’s cake it said BABY, in pink. {H} looked at it. “The baby can’t have any cake,” said {A}. “It’s only allowed milk. So who’s going to eat the B?” {H} had not thought of that.',
        '{H} ate the B, and {A} ate the A. They were on to the Y before anybody looked round. “It’s not a bad baby,” said {H}, chewing.'
      ]
    },
    {
      id: 'a-hat-on',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The baby wore a knitted hat with ears, and everybody said “Oh”. So {H} put on the tea cosy. You could see out of the spout hole with one eye. {H} went slowly along the wall, where the light was good.',
        '“Has anyone seen the tea cosy?” called Mrs Bello. {H} stood still. They all looked for it, everywhere. It was the nicest part of {H}’s day.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had been the newest one, once. Then they had all looked at {A}, and told each other about the ears. Now {A} lay in a corner, and they stepped across. {H} went and lay down beside {A}.',
        '“I’m looking at you,” said {H}. {A} looked at {H}. They did it for a good while, from quite near. {A} had a whisker, or something of the sort, that {H} had never noticed. It was quite enough.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When mine came,” said {S}, “I put it out in the hall, with a label on. I could write two words. I wrote NO THANKS.” “Did somebody take it?” asked {A}. “The postman brought it back in.”',
        '{S} looked at the clock. “That baby rings me up every Sunday at six,” said {S}. “If it’s late, I walk up and down.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“They didn’t look at me either,” said {S}, “when you were the baby.” {A} had not known that. “They all looked at you,” said {S}. “I could do a cartwheel by then. It was a really good one, and nobody saw it.”',
        '“Do it now,” said {A}. {S} had to think how it went. Then {S} did it, there in the passage, and knocked down two coats. {A} looked at it from beginning to end. It was a bit late, but it was a really good one.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '{A} had looked at the baby for as long as was polite. “I never know what to say,” said {A}. “I always say that it’s got nice ears.” {H} asked if that was so. “I don’t look,” said {A}. “I look at the wallpaper.”',
        '{H} showed {A} the way to the cake. “You’ve got nice ears,” said {A}, and this time {A} had looked. They went quite red.'
      ]
    },
    {
      id: 'nostrils',
      A: 'partner',
      paragraphs: [
        'So {H} lay down in the washing basket with a tea towel on. “I’m a baby too,” said {H}. {A} pushed it next to the other one. It worked! They all bent over. From down there the visitors were mostly nostrils. {H} counted twelve. A wet kiss came down, then a finger, and then a hat fell in. “Oochy coo!” It was not nice at all. “Stop looking!” shouted {H}, and pulled up the tea towel.',
        'Beside it the baby had shut its eyes tight. “The baby’s had that since nine,” said {A}. “And it can’t say stop.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-at-a-time',
      A: 'partner',
      paragraphs: [
        '“Then I’ll say stop for it,” said {H}, and came out of the basket. {A} put a chair in front of the baby, and {H} struck the lid. Boing! “One at a time! No fingers, and no oochy. The rest of you wait on the rug.”',
        'So one visitor looked at the baby. The others stood on the rug, in a line, and had nothing to look at. “Is there anything else to see here?” asked Mrs Bello. “Yes,” said {H}, and went right over, and came up sitting. “Oh!” said the whole line.'
      ]
    },
    {
      id: 'how-it-is-done',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They wanted to know how you do it. “You make yourself round,” said {H}, “and look at your own tummy. And then you don’t stop.” The man with the hat tried it. He got as far as the tummy.',
        'One from the choir got over, and lay there like a starfish. “You’ve got to come up sitting,” said {H}. Then the whole line wanted to see it once more.'
      ]
    },
    {
      id: 'the-best-look',
      A: 'other',
      spare: 14,
      paragraphs: [
        'When it was quiet, the baby opened one eye. There wasn’t one nostril up there. It opened the other eye as well. {H} looked in, but only from the side, and did not say oochy.',
        'The baby opened its fist, all five fingers. It was the first time. “Did anybody see that?” asked {A}. Nobody had. They were all on the rug. “I did,” said {H}.'
      ]
    },
    {
      id: 'shut',
      A: 'partner',
      paragraphs: [
        '{H} went over eleven times. {A} stood in the line as well, and had been at the front twice already. At five {H} struck the lid, but softly. “The baby’s shut now,” said {H}, like a shop.',
        'They nodded. Nobody fetched a coat. “What are you waiting for?” asked {H}. “The roly-poly,” said the man with the hat, and moved up by one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the basket too, between two elbows.',
      '{names} had to make room for the choir.',
      { text: '{names} hung up eleven coats on three hooks.', needs: ['hands'] },
      { text: '{names} held the cake, since nobody else looked at it.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the boing as well.',
      '{names} looked at the nostrils, from the side.',
      { text: '{names} fished the hat out again.', needs: ['hands'] },
      { text: '{names} put the second lid somewhere safe.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited on the rug, in the line.',
      '{names} went up to the front, and then round to the back.',
      { text: '{names} clapped, each of the eleven times.', needs: ['hands'] },
      { text: '{names} gave out cake along the line.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the last hat was gone, the lid was hung up, and the tea towel folded. It was so quiet that they could hear the baby breathe.',
    '{H} washed off a wet kiss. On the bed {H} rolled over once more, and this time did not come up.'
  ],
  last: [
    'Nobody looked at anybody, for it was dark, and {H} was asleep.',
    'There were two of them shut now, a small one and a bigger one, and {H} slept.'
  ]
})
