import { wishPlot } from '../wish-plot.ts'

export const sockLostTwin = wishPlot({
  id: 'wish-sock-lost-twin',
  wishes: ['sock lost twin', 'sock lost its twin', 'sock lost pair', 'sock lost its pair', 'sock lost partner', 'sock lost brother', 'sock lost sister', 'sock lost friend', 'sock loses twin', 'sock loses pair', 'sock loses partner', 'sock without twin', 'sock without pair', 'sock without partner', 'sock misses twin', 'sock missing twin', 'sock missing pair', 'sock looking twin', 'sock looking for its twin', 'sock looks for its twin', 'sock looks for twin', 'sock looking pair', 'sock looks pair', 'sock looking partner', 'sock looks partner', 'sock searching twin', 'sock searching pair', 'sock searches twin', 'sock searches pair', 'sock finds twin', 'sock finds pair', 'sock finding twin', 'sock finding pair', 'sock’s twin', 'sock’s missing twin', 'sock’s other half', 'sock other half', 'sock twin', 'sock whose twin', 'sock twin washing machine', 'sock lost washing machine', 'sock lost wash', 'sock lost laundry', 'sock lost dryer', 'sock gone washing machine', 'sock disappeared washing machine', 'sock vanished washing machine', 'socks lost washing machine', 'socks disappear washing machine', 'sock in the dryer', 'sock in the wash', 'sock in the laundry', 'lonely sock', 'odd sock looking', 'odd sock twin', 'odd sock pair', 'odd sock lost', 'single sock', 'lone sock', 'lost sock washing machine', 'missing sock washing machine', 'missing sock laundry', 'sock separated twin', 'twin socks', 'twin sock', 'lost sock', 'lost socks', 'missing sock', 'sock went missing', 'sock looking for other sock', 'sock looks for other sock', 'sock searching for other sock', 'sock finds other sock', 'sock wants other sock', 'sock other sock', 'sock its other half', 'washing machine ate sock', 'sock lost in the washing machine', 'washing machine eats socks'],
  nothingElse: true,
  answers: ['sock', 'socks', 'sock’s', 'twin', 'twins', 'pair', 'pairs', 'partner', 'brother', 'sister', 'friend', 'mate', 'match', 'matching', 'other', 'half', 'one', 'odd', 'single', 'lone', 'lonely', 'alone', 'lost', 'loses', 'lose', 'losing', 'missing', 'misses', 'miss', 'looking', 'looks', 'look', 'looked', 'searching', 'searches', 'search', 'searched', 'finds', 'find', 'finding', 'found', 'gone', 'goes', 'went', 'disappeared', 'disappear', 'disappears', 'vanished', 'vanishes', 'ate', 'eats', 'swallowed', 'separated', 'washing', 'machine', 'wash', 'washed', 'washer', 'laundry', 'dryer', 'tumble', 'basket', 'drum', 'drawer', 'without', 'whose', 'who', 'that', 'its', 'has', 'had', 'in', 'for', 'at', 'little', 'small', 'stripy', 'striped', 'spotty', 'spotted', 'red', 'blue', 'green', 'yellow', 'pink', 'purple', 'orange', 'woolly', 'favourite', 'favorite', 'everywhere', 'again', 'home', 'where', 'is', 'the', 'them', 'back', 'together', 'sad', 'adventure', 'journey', 'quest', 'always', 'all', 'day'],
  except: ['died', 'dead', 'dies', 'puppet', 'puppets', 'monkey', 'monster', 'monsters', 'dobby', 'christmas', 'stocking', 'stockings', 'father', 'santa', 'grandma', 'grandpa', 'football', 'down syndrome', 'syndrome', 'hole', 'smelly', 'stinky', 'stolen', 'fox', 'dog', 'cat', 'tooth', 'octopus', 'centipede', 'flood', 'broke', 'broken', 'seams', 'itchy', 'dragon', 'hospital', 'blood', 'knit', 'knits', 'knitted'],
  moods: ['lost', 'alone', 'waiting', 'change', 'question', 'late'],
  company: ['sock', 'socks', 'twin', 'toe', 'lump', 'basket', 'cover', 'duvet cover', 'pillowcase', 'sleeve', 'handkerchief', 'machine', 'drum', 'line', 'peg', 'pegs', 'jumper', 'drawer', 'chair', 'flannel', 'washing machine', 'heap'],
  isTale: true,
  about: 'A yellow sock looks for its twin all through the washing and has a lump in its toe, until the two of them see that in the machine whatever is small creeps into whatever is bigger.',
  titles: ['A Lump in the Toe', 'Two Went In', '{H} and the Yellow Sock', 'Look in Whatever Is Bigger', 'Right Behind You'],
  want: [
    {
      id: 'two-went-in',
      A: 'partner',
      paragraphs: [
        '{H} was emptying the washing machine when a yellow sock sat up in the heap of washing. “I’ve lost my twin,” it said. “Two of us went in, and I’ve come out.” {H} wanted both of them, for bed.',
        '“Where was it last?” asked {A}. “Just behind me,” said the sock. “Then everybody went round. I’ve had a lump in my toe ever since.” “That’s the worry,” said {A}.'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it look like?” asked {A}, who wanted to do this properly. “Very handsome,” said the sock. “Yellow, with a straight heel.” {A} wrote it down. “And how do I tell the two of you apart?” “It’s the left one,” said the sock.',
        '{H} held the sock against one foot, and then against the other. It fitted both. “Today I’m the right one,” said the sock. “We take turns.”'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-drum',
      A: 'partner',
      paragraphs: [
        '{H} felt all round the drum, which was full of small holes. “It’s got out by one of those,” said {H}. {A} held the sock up to a hole. Not even the toe would go in.',
        'Then {H} looked behind the rubber round the door. There was a button, and there was a wet leaf. There was no sock. “I never liked that door,” said the yellow one. “It’s got lips.”'
      ]
    },
    {
      id: 'ask-the-others',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were seven other socks in the heap, and the yellow one asked them all. “We’re not from your foot,” said the grey ones, who always went about together. A stripy one had been on its own since the spring. “It’s not so bad,” it said. “You get worn with spots.”',
        '“What’s that like?” asked the yellow sock. “People look at you,” said the stripy one. “Yesterday a lady on the bus laughed.” It turned its heel to the light. “I think I’ve got taste.”'
      ]
    },
    {
      id: 'round-window',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll show you how it was,” said {H}, and lay down on the rug. “I’m the sock, and you’re the drum.” {A} rolled {H} to one side, and then to the other. After that came the fast part. {H} ended up under the chair, inside somebody’s cardigan.',
        '“What did you see?” asked the yellow sock. “Nothing,” said {H} through a sleeve. “That’s just how it was,” said the sock.'
      ]
    },
    {
      id: 'notice-on-the-door',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We could call it,” said {A}. “What’s its name?” The sock had to think. “They call us Socks,” it said. “It’s a bit short for two.” So {A} stood over the heap and called, “Socks!”, just as for dinner.',
        'Every sock in the place looked up. The grey ones came at once, side by side. Even {H}’s feet had turned round. It took a while to send them all back to where they had been.'
      ]
    },
    {
      id: 'crackle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Something crackled when {H} picked up a jumper that was dry already. A small green sock was stuck on its back, all by itself, and would not let go. “That’s from rubbing,” said {A}. “Rub dry wool, and it pulls at things.” {A} rubbed a sleeve, and held it over {H}’s head.',
        'Some hair got up and leaned over. The green sock let go of the jumper, and hung on the hair. “Is that yours?” the jumper asked {H}. “It suits you.”'
      ]
    },
    {
      id: 'odd-feet',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I could wear you on one foot,” said {H}, “and something else on the other.” {H} put a glove on the other. It was warm, and it had a place for every toe. Only the thumb stuck out at the side and waved.',
        '“Good evening,” {A} said to it. They walked up and down like that. The foot with the sock was quiet. The foot with the glove said hello to the chair, to the table, and to both doors.'
      ]
    },
    {
      id: 'other-wears-one',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Has anyone seen a yellow sock?” asked {H}. {A} had not. “Show me your feet,” said the sock. {A} pulled up both trouser legs. On the left was a blue sock, and on the right there was a black one. {A} had not known that.',
        '“In the morning it’s dark in the drawer,” said {A}. They looked at it for some time. “One of you has a twin as well,” the sock said to {A}’s feet. “Two of us have,” said the feet.'
      ]
    },
    {
      id: 'pet-in-the-basket',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was known to like socks. “Where were you when the machine stopped?” {H} asked {A}. {A} looked at the wall. They searched the place where {A} slept. There they found a slipper, a wooden spoon and most of a letter.',
        'They found no sock. “I beg your pardon,” said the yellow one. {A} came and lay down on top of it, to show that it was all right. It was very warm there, and it did smell of spoon.'
      ]
    },
    {
      id: 'elder-knows-where',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“They all go to the same place,” said {S}. “I’ve lost forty in my life. Somewhere there’s a man with forty odd socks, who wonders where they come from.” “Does he wear them?” asked {A}. “He’d have to,” said {S}. “It’d look rude.”',
        'The yellow sock wanted to know if he was kind. “He folds them,” said {S}. “What with?” asked {A}. {S} had not got any further with that. It was a thing that you could only think of while ironing.'
      ]
    },
    {
      id: 'one-in-the-other',
      A: 'partner',
      paragraphs: [
        '{A} picked a pillowcase from the heap, and it was thick. {H} shook it. Out fell a shirt. There was a flannel in the shirt’s sleeve, and in the flannel was a handkerchief. “They’ve all crept in,” said {A}.',
        '“When it all goes round,” said {H}, “the small ones fall into the bigger ones. What’s bigger than a sock?” “Everything,” said the sock. So they turned everything inside out.'
      ]
    }
  ],
  turn: [
    {
      id: 'inside-out',
      A: 'partner',
      paragraphs: [
        'Soon it all lay there with its seams showing, and there was no twin. “That’s the lot,” said {A}. But one thing was still the right way out. “We haven’t turned you,” {H} said to the sock.',
        '“Me?” said the yellow sock. “I’m not bigger. We’re exactly the same size.” “It was just behind you,” said {H}, and put a hand in. The lump had a heel. {H} pulled, and there were two.'
      ]
    },
    {
      id: 'whose-fault',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You went off,” said the one. “I didn’t,” said the other. “I was pushed. I fell into somebody’s leg, and it was as dark as a boot. I thought that it was you who’d gone.” “I could feel you the whole time,” said the first. “I took you for worry.”',
        '{A} laid them side by side on a knee. You could not tell any more who had been looking and who had been lost. They did not seem to be sure of it themselves.'
      ]
    },
    {
      id: 'the-other-lumps',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After that {H} felt in everything that had a lump. In a trouser pocket there was a stone, very clean. In the hood of a coat there was a mitten, which had only meant to stay the night. “And what’s in here?” asked {A}, and pinched the sleeve of {H}’s jumper.',
        '“That’s my elbow,” said {H}. “Are you quite sure?” asked the socks. {H} turned back the sleeve, and they all had a look.'
      ]
    },
    {
      id: 'right-behind-you',
      A: 'partner',
      paragraphs: [
        '“I called,” said the twin. “But you’ve got a very thick toe.” The two hung side by side until they were dry.',
        '“Next time we’ll peg you together,” said {A}. “No,” said the socks. They had talked about it. So {H} tucked one into the other again, as far as the heel. It made a ball. “Now I know where it is,” said the outside one. “So do I,” said the inside one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the basket, and it was not there.',
      '{names} came to sit by the sock, so that it made two.',
      { text: '{names} held up a lamp, to see into the drum.', needs: ['hands'] },
      { text: '{names} tipped out the basket, in case.', needs: ['hands'] }
    ],
    way: [
      '{names} saw the heap from the other side, which was much the same.',
      '{names} sat down on something soft, and it was only a towel.',
      { text: '{names} looked in the drawer, where it might have gone ahead.', needs: ['hands'] },
      { text: '{names} shook out a towel, and was left with a towel.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked from the one to the other, and could not tell them apart.',
      '{names} lay down in the heap, since it was so soft by now.',
      { text: '{names} turned the sleeves back the right way round.', needs: ['hands'] },
      { text: '{names} folded the pillowcase, and felt it for lumps.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing was folded, the small on top of the bigger. The machine stood with its door open, and there was nobody in.',
    '{H} washed, and the ball came apart once more, for two feet. Then {H} crept in at the open end of the bed. There was a lump at the bottom, and it was only toes.'
  ],
  last: [
    '“I’m right beside you,” one foot said softly to the other, and {H} was asleep.',
    'The foot lay in the sock, and the sock lay in the bed, and {H} was asleep.',
    'Under the cover two yellow toes touched, and {H} slept.'
  ]
})
