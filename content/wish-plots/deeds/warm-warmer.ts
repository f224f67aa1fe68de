import { wishPlot } from '../wish-plot.ts'

export const deedWarmWarmer = wishPlot({
  id: 'wish-deed-warm-warmer',
  tellsAny: 'once',
  deeds: ['takes'],
  out: true,
  about: 'Somebody has taken something and hides it behind the hedge as a picnic; a neighbour comes looking for it, so kind with her peppermints that {H} plays warm and cold with her until she has it.',
  titles: ['Warm, Warmer', 'A Picnic behind the Hedge', 'One Peppermint for Later', 'Where Nobody Looks', '{H} Calls It Cold'],
  company: ['hedge', 'blanket', 'torch', 'gate', 'picnic'],
  want: [
    {
      id: 'somewhere',
      A: 'partner',
      paragraphs: [
        'There was a soft knock. Outside stood {once.first} and looked round twice. “Have you got somewhere where nobody ever looks?” asked {once.who}. That morning {once.who} {once.did}, and now the whole street had heard of it.',
        'They took {once.the} behind the hedge, and {A} spread a blanket over. Some of {once.the} still showed. “We’ll be a picnic,” said {H}, “and then I get a turn with {once.the}.” They sat down round the blanket in their coats and chewed.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How did you get away with {once.the}?” whispered {A}. “You go in backwards,” said {once.who}. “Then it looks as if you’re just leaving. And then you do leave.” {H} tried it at the gate. It looked exactly as if {H} had been to tea.',
        '“Didn’t anybody say anything?” asked {A}. “Somebody said goodbye,” said {once.who}, and looked at the ground for a bit. “And come again soon.”'
      ]
    },
    {
      id: 'an-aunt',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A picnic has to have something on it. {A} fetched two cold potatoes, an egg cup and a rusk. “And an aunt,” said {A}. “There’s always an aunt who says that it’s damp.” Nobody wanted to be her.',
        'So {once.who} had to be the aunt, with a cushion cover for a hat. “It’s damp,” said {once.who}, and moved a bit nearer to {once.the}. {H} passed the aunt a potato. From the street it looked very real.'
      ]
    }
  ],
  way: [
    {
      id: 'the-torch',
      A: 'partner',
      paragraphs: [
        'A torch came round the corner, and behind the torch came Mrs Pine in a dressing gown. “I’m looking for {once.the},” said Mrs Pine. “We’re a picnic,” said {H}. “Always glad to help,” said {once.who}, much too quickly.',
        '{once.who} looked in the letter box, and under a leaf, and in Mrs Pine’s own pocket. “How kind,” said Mrs Pine, and gave {once.them} a peppermint, and one for later. The first one didn’t taste of much.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Whenever the torch came near the hedge, {once.who} couldn’t help it. “{doer.sound}.” There it was, all by itself. “What was that?” asked Mrs Pine. “That was my potato,” said {H}.',
        'The light went on to the next bush, and came back again. “{doer.sound}.” “And that?” “That was mine,” said {A}. “They’re a bit fresh this year.” Mrs Pine wished them a good appetite.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When the torch was two houses off, {A} looked {once.who} over, and stopped at {doer.part}. “She’ll know you by that,” said {A}. So {H} fetched a shawl, and they wrapped and wrapped. It was a long shawl, and it was not long enough.',
        'Mrs Pine came past and lifted the torch. It shone on the shawl, and on {doer.part}. “How well it hangs,” said Mrs Pine. They all looked at the ground. “Thank you,” said the shawl.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The blanket was a bit short on the left. Out at the end, as plain as plain, looked {what.part}. {A} laid a lettuce leaf over it. {H} laid a rusk on the lettuce leaf. Then they both lay down next to it, like people who have eaten well.',
        '“Salad,” said Mrs Pine, and the torch went past. “How sensible.” “It’s damp, though,” said {H}.'
      ]
    },
    {
      id: 'whistling',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Look as if you hadn’t done anything,” said {A}. {H} whistled, with both eyes on the sky. “Not like that,” said {A}. “People who whistle have done something.” {H} stopped. {once.who} tried it without whistling.',
        'It was difficult. First one side of the face had done nothing, and then only the other. “Think of bread,” said {A}. They all thought of bread. It helped for as long as the bread lasted.'
      ]
    },
    {
      id: 'bush',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It’s the blanket,” said {A}. “Nobody has a picnic as high as that.” So they stuck twigs in all over it, and {once.the} became a bush. It was a good bush. A moth sat down on it straight away.',
        'Mrs Pine stood in front of it with the torch for some time. “That’s come on well,” said Mrs Pine. “On Monday there wasn’t a thing there.” And out came a small can, and she watered it.'
      ]
    },
    {
      id: 'lookout',
      S: 'child',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} was the lookout and was to hoot when anybody came. {S} hooted at once. “Who is it?” whispered {A}. “A leaf,” said {S}. It was quiet for a bit. Then there were two hoots. That was another leaf, with a friend.',
        'When Mrs Pine really did come, there was nothing to be heard. “Why didn’t you hoot?” asked {A}. “She said good evening first,” said {S}. “I couldn’t hoot in her face.”'
      ]
    },
    {
      id: 'ladder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We once borrowed a ladder for thirty years,” said {S}. “We never found the right evening to take it back. And they had our soup pot.” “Didn’t you miss it?” asked {A}.',
        '“We visited it,” said {S}, “every second Sunday. They gave us soup out of it. My mother always asked how it was getting on.” {S} laid one hand on the blanket, where {once.the} made a bump. “It was a better pot for it,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'There was one at the picnic who did not play along. {A} was close beside the blanket, and looked at {once.the} right through it. “Look somewhere different,” whispered {H}. {A} didn’t.',
        'Mrs Pine followed that look with her torch, all the way down to the end of it. “I expect it’s the potato,” said Mrs Pine kindly. {once.who} swallowed the peppermint whole.'
      ]
    },
    {
      id: 'like-an-arrow',
      A: 'partner',
      paragraphs: [
        '“You’ve looked everywhere but here,” {A} whispered to {once.who}. “You go round this hedge as if it was hot. It’s like an arrow.” Out there Mrs Pine sat down on a wall to rest. The bag of peppermints was nearly empty.'
      ]
    }
  ],
  turn: [
    {
      id: 'warm',
      A: 'partner',
      paragraphs: [
        '{H} had not even had a turn yet. All the same {H} got up out of the picnic. “Cold,” called {H}. “Quite cold.” Mrs Pine took a step to the left. “Warm,” said the picnic. “Warmer,” said {A}.',
        'Two slippers came round the end of the hedge. “Hot,” said {once.who}, very low. Mrs Pine lifted the blanket, and there in the torchlight lay {once.the}. Even the chewing stopped. “You’d better have the peppermint back too,” said {once.who}, “the one for later.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Nobody had counted on that, least of all Mrs Pine. The torch shook on the hedge, she laughed so much. “That never happened at home,” said Mrs Pine.'
      ]
    },
    {
      id: 'lent',
      A: 'partner',
      paragraphs: [
        '“Was it nice,” asked Mrs Pine, “having {once.the}?” “It was mostly hedge,” said {once.who}. So they all took {once.the} home. From the gate to the third lamp {H} had a turn. “On Wednesdays you could borrow {once.the},” said Mrs Pine. “You’d only have to ring.”',
        '“It sounds rather easy,” said {once.who}. “I’ll look the other way,” said Mrs Pine.'
      ]
    },
    {
      id: 'tooth',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They saw the place where {once.the} had been all this time. Everybody’s eye went there, like a tongue to where a tooth was. “I kept walking round it,” said Mrs Pine.',
        '“Shall we put {once.the} back as before?” asked {A}. “A little more to the left,” said Mrs Pine. “I’d always meant to, and never had anybody who could lift.” {once.who} did it twice, because it had been so much enjoyed.'
      ]
    },
    {
      id: 'a-lend-of-the-torch',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It’s dark,” said Mrs Pine. “Take the torch, and bring it back some time.” {once.who} held it like an egg. Nobody had ever lent {once.them} anything. There had never been the time.',
        'They went three steps with it, and {once.who} turned round and rang. “Here’s the torch back,” said {once.who}. “Thank you,” said Mrs Pine. “Would you like it again?” It went like that as far as the corner, and it got later and later.'
      ]
    },
    {
      id: 'asking',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For Wednesday it had to be practised. {H} was the door and {A} was Mrs Pine. “Ding-dong,” said {H}. {once.who} took a breath. “May I,” said {once.who}. “Yes,” said {A}. “That wasn’t all of it,” said {once.who}.',
        'They did it again, and {A} waited right to the end. “May I please have {once.the}, until it gets light?” It took quite a bit longer than simply going off with things. “Yes,” said {A}. “And wipe your feet,” said the door.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had known about {once.the} from the first, and had pulled at the blanket the whole evening. Now nobody pulled it straight again, and {A} had it off, and looked.',
        '“Peep,” said {once.who}. {A} laughed, and put the blanket back over. So it was all hidden once more, and found, five times. Mrs Pine held the torch for it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on the blanket, wherever {once.the} showed.',
      '{names} chewed hard on nothing at all.',
      { text: '{names} spread out four napkins and a leaf, like sandwiches.', needs: ['hands'] },
      { text: '{names} poured a cup of air, and stirred it.', needs: ['hands'] }
    ],
    way: [
      '{names} smiled at Mrs Pine, with rather too many teeth.',
      '{names} stretched, so that one more corner was hidden.',
      { text: '{names} offered Mrs Pine a leaf, since this was a picnic.', needs: ['hands'] },
      { text: '{names} sucked a peppermint very quietly, and it was loud.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled off the blanket, and felt a good deal lighter.',
      '{names} cooled down slowly, at the far end of the hedge.',
      { text: '{names} folded up the picnic, and there was only blanket in it.', needs: ['hands'] },
      { text: '{names} held the torch for Mrs Pine, who needed both arms.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blanket was shaken out, and had nothing more to hide. {once.who} went home past Mrs Pine’s gate, with nothing to carry. “Good night,” said {once.who} over it, to {once.the}.',
    '{H} washed, and that was cold. The sheet was cold at the bottom too, and rather warmer in the middle.'
  ],
  last: [
    'Cold, said the window. Warm, said the blanket, and warmer, and {H} was asleep.',
    '{once.the} stayed at home until Wednesday, and {H}, who was getting warmer and warmer, slept.'
  ]
})
