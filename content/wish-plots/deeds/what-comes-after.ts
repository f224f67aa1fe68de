import { wishPlot } from '../wish-plot.ts'

export const deedWhatComesAfter = wishPlot({
  id: 'wish-deed-what-comes-after',
  tellsAny: 'once',
  deeds: ['sounds'],
  out: true,
  about: 'Somebody goes from house to house with a noise and listens what comes after it; people clap and strike lids, until {A} says good evening, and {H} does the noise back.',
  titles: ['What Comes After', 'From House to House', 'The Postman in the Hedge', '{H} Does It Back', 'A Lid for Good Evening'],
  company: ['torch', 'street', 'house', 'houses', 'window', 'windows', 'lid', 'bell', 'saucepan', 'coats', 'slippers', 'dustbin', 'lamp', 'postman', 'hedge', 'spoons'],
  want: [
    {
      id: 'from-house-to-house',
      A: 'partner',
      paragraphs: [
        'Along the street came {once.first}. At every house {once.it} {once.did}, and listened a while, and went on to the next. {H} stood at the window and counted. Two more houses, and then it would be theirs. “I want to know what for,” said {H}. They took the torch and went out in their slippers.',
        'At their own door there it was again. “What are you listening for?” asked {H}. “Something’s meant to come after it,” said {once.who}. “It hasn’t yet.”'
      ]
    },
    {
      id: 'the-other-houses',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What came at the other houses?” asked {A}. At number one it had been a dog. At number three they had turned up the radio. At number five somebody had called, “Not today, thank you.” “And at seven?” asked {H}.',
        'At seven an arm had come out of the door, with a bowl of milk. {once.who} hadn’t known what to do with that. It stood on the wall now. A cat was on its way, and couldn’t believe it.'
      ]
    }
  ],
  way: [
    {
      id: 'spoons',
      A: 'partner',
      paragraphs: [
        'So they tried what they had. {once.who} began {once.doing}, and as soon as it was over, {A} clapped. {once.who} bowed. It wasn’t that. {H} struck a saucepan lid. Three doors opened, and people came out with spoons. {H} rang a bicycle bell, and the postman jumped into the hedge.',
        '“No,” said {once.who}, when the postman was out again. “It’s something quite easy. It’s on the tip of everybody’s tongue.” They all put out their tongues and looked.'
      ]
    },
    {
      id: 'a-scarf-round-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'An old lady had watched all this from her step. “I know what that is,” she said. She came across with a scarf, and wrapped it twice round {doer.part}. “That’s where mine always begins.”',
        '{once.who} thanked her, and tried again with the scarf on. It was just the same, only woollier. “You’ll be right by morning,” said the old lady, and did up the ends in a bow.'
      ]
    },
    {
      id: 'the-other-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Next time {A} said “{doer.sound}”, as nicely as possible. {once.who} jumped. “Not that,” said {once.who}. “That’s what you say when somebody treads on you.”',
        '“Sorry,” said {A}. They both had a look at what {A} was standing on. It was only the pavement. {A} took a small step to one side all the same, and said sorry to that as well.'
      ]
    },
    {
      id: 'the-glove',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A man leaned out at number eight. “I’ve found something,” he called. “It was on my gate.” He let it down on a string, and it was a glove. They gave it a try. As soon as it was quiet, {H} held up the glove.',
        'They waited. “It doesn’t say much,” said {once.who}, “but it’s friendly.” The man pulled up his string. He hung the glove on his gate again, with the thumb up.'
      ]
    },
    {
      id: 'the-dustbin',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} took the lid off the dustbin. “Do it in here,” said {A}. {once.who} leaned over the edge and did it into the bin. And something came back! It was small and round, and it smelt of cabbage.',
        '“That’s nearly it,” said {once.who}. They put the lid on quickly, and carried the bin under the lamp. But when they lifted the lid, it had gone. There was only the cabbage, and that said nothing.'
      ]
    },
    {
      id: 'number-nine',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At number nine somebody had slept through it all. Out of the open window came a snore, just when it was needed. “That’s it!” called {A}. “Thank you, number nine!” But that woke number nine.',
        'The window was shut. They stood under it for a while, and {once.who} tried once more, very softly. A lamp went on, and somebody looked under a bed. “He’ll think that it was him,” said {H}.'
      ]
    },
    {
      id: 'what-you-say',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Bless you,” said {A} the next time, to be on the safe side. “Thank you,” said {once.who}, “but no.” “Pardon,” said {A} the time after that. “Come in. Happy birthday. No thanks, I’m full.”',
        'At “happy birthday” a woman across the street began to sing. They all had to sing it to the end. “Whose is it?” asked {H}. Nobody liked to say. In the end the postman took it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Then they tried it with {A}. {H} put {A} in front, and {once.who} did it once more, slowly. {A} looked at {once.who}, and at {H}, and at the moon. Nothing came after that.',
        '“That was better than the lid,” said {once.who}. “There was a lot of thought in it.” {H} told {A} so. {A} thought some more, since it had been such a success.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Our cuckoo clock only said ‘cuck’,” said {S}. “Then we had to wait.” “How long for?” asked {A}. “Until I was nine,” said {S}. “Then Mr Pell moved in below us, and he had a cough.”',
        '“He coughed just once, at six, and just there. We went down and kissed him.” {S} looked up at the moon. “He stayed for thirty years. On the hour we could never get him to come out.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} knew what comes after it. “Who’s there?” called {S}, and was already beginning to laugh. {once.who} said who it was. {S} waited for more. “And then?” asked {S}.',
        '“That’s all there is,” said {A}. “There isn’t a joke in it.” {S} had been looking forward to the joke. So {once.who} said it once more, in a funny voice, and {S} was content.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} had been asleep in a shawl, and now {A} was awake. {A} opened a very small mouth. They all bent down. It was quiet. And there, right on time, came a hiccup.',
        '“That was well aimed,” said {once.who}. It was a bit short, and a bit wet, but it was the best so far. {A} had another one, to show that it wasn’t luck. That one was late.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At home they say, ‘Who on earth is that?’” said {S}. “Try it,” said {A}. {once.who} did it, and stopped. “Who on earth is that?” cried {S}.',
        'Both hands went up in the air with it. It was so well done that four people came to their doors to see. None of them knew either. They stood in the light and asked each other, and it went all the way round the corner.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Everybody held still, with the spoons in the air, and looked at {once.who}. “Was that it?” asked {H}. {once.who} thought it over. “No,” said {once.who}. “But it was much closer than the lid.”'
      ]
    },
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        '{A} went a few steps down the street, turned round and came back. “Good evening,” said {A}. “Good evening,” said {H}. “There,” said {A}. “You didn’t strike a lid.” {H} looked at the lid, and then at {once.who}. “So that was good evening,” said {H}. “At every house,” said {A}. “And we clapped.”'
      ]
    }
  ],
  turn: [
    {
      id: 'done-back',
      A: 'partner',
      paragraphs: [
        '{H} put the lid down and went up close. {once.who} {once.was} {once.doing}, and then it was quiet. {H} took a deep breath and did it back, as well as it can be done in slippers. It was a good deal smaller, and it wobbled. At the end {H} had to sit down on the step.',
        'Nobody moved. “Oh,” said {once.who}. “That’s what comes after.” “Was it right?” asked {H}. “Your ears went red,” said {once.who}. “That’s how you can tell.”'
      ]
    },
    {
      id: 'without',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Mine came without {once.thing},” said {H}. “You grow into that,” said {once.who}. {A} wanted to know as well, and held on to the lamp post and tried. There was a great deal of push in it, and hardly anything came out.',
        'What there was ran down into {A}’s slippers and stayed there. For the rest of the evening {A} squeaked at every other step.'
      ]
    },
    {
      id: 'all-down-the-street',
      A: 'same',
      paragraphs: [
        'After that it went down the street. {once.who} did it, and {A} did it back, and then the house next door. One did it through the nose. One did it without any teeth. Last of all the hedge did it. That was the postman, who had gone back in because of the bell. “Good evening,” said {H} to the hedge.'
      ]
    },
    {
      id: 'two-at-once',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Once {H} and {A} both began at the same moment. They stopped, as you do in a doorway. “After you,” said {A}. “No, after you,” said {H}. By then it was over for both of them.',
        'So {once.who} did one more, a double one. This time they went in side by side. It was so strong that the spoons hummed. At number five a blind came down all on its own.'
      ]
    },
    {
      id: 'how-it-was-done',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How did you do it?” asked {A}. {H} had to think back. “First I made a face,” said {H}, “and then I was busy.” {A} made the face. “Lower,” said {H}. “It’s more in the cheeks.”',
        'They stood opposite each other with their cheeks out, and went dark red. A man with a dog walked round them. “Good evening,” said the man. Neither of them could answer just then, so the dog did.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out as well, and kept behind {H}.',
      '{names} listened as well, on the other side of the door.',
      { text: '{names} opened the window wider, with the tea towel still in one hand.', needs: ['hands'] },
      { text: '{names} knocked on the door from inside, but that was not it.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, and they all looked hopeful.',
      '{names} put out a tongue as well, and found a crumb on it.',
      { text: '{names} rattled a spoon in a cup, which was nearly something.', needs: ['hands'] },
      { text: '{names} picked a twig off the postman, who did not want it back.', needs: ['hands'] }
    ],
    turn: [
      '{names} did it back as well, and turned pink to the tips.',
      '{names} wobbled through the first half, and hummed the second.',
      { text: '{names} hung the lid on the railings, where it had nothing to do.', needs: ['hands'] },
      { text: '{names} made a small bow, and lost a slipper over it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the lid up in the kitchen, and the bell went back on its bicycle. They left the window open by the width of a hand.',
    'Clean again, or nearly, {H} lay down. Out there {once.who} {once.was} {once.doing}, at the corner, and then beyond it. Each time {H} did it back, and each time it was smaller.'
  ],
  last: [
    'From far off it came once more, and what {H} gave back was only a breath, asleep.',
    'By now it was no louder than a breath on either side, and {H} slept.',
    'Beyond the corner it was good night already, and {H} was asleep.'
  ]
})
