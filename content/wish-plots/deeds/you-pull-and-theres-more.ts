import { wishPlot } from '../wish-plot.ts'

export const deedYouPull = wishPlot({
  id: 'wish-deed-you-pull',
  tellsAny: 'once',
  deeds: ['knits'],
  about: 'The wool never runs out, and the hero gets colder and colder, for it comes from the hero’s jumper.',
  titles: ['You Pull, and There’s More', 'I’ve Found the Sheep', '{H} Gets Shorter', 'One Row from Everybody', 'Where the Wool Came From'],
  company: ['sheep', 'step', 'jumper', 'wool', 'door', 'lamp', 'sock', 'scarf'],
  want: [
    {
      id: 'on-the-step',
      A: 'partner',
      paragraphs: [
        '{H} came out in the old jumper, and on the step {once.first} {once.was} {once.doing}. “What luck,” said {A}. “The wool’s the same colour as you.”',
        '“Where does it come from?” asked {H}. “It just comes,” said {once.who}. “You pull, and there’s more.” {H} sat down close by to wait. {H} wanted something made as well, and it was to be warm.'
      ]
    },
    {
      id: 'holding-the-wool',
      A: 'same',
      spare: 4,
      paragraphs: [
        'First the wool had to be held. {A} held out both arms, and {once.who} hung it over them, loop by loop. Indoors the telephone rang. {A} went to answer it, like somebody who is carrying a large invisible cake.',
        '“I can’t,” said {A}, when {H} held the telephone up. “I’m knitting.” And on the other end somebody hung up at once. That’s a thing which people understand.'
      ]
    }
  ],
  way: [
    {
      id: 'chilly',
      A: 'partner',
      paragraphs: [
        'Row came after row, and there was wool for every one. Only it got chilly, round {H}’s tummy first, and then further up. “There’s a draught,” said {H}. “Not where I am,” said {A}.',
        '“Then could I have mine now?” asked {H}. “Just a quick scarf.” So {once.who} began on a scarf, and hurried. When the scarf went once round, {H} had one sleeve. When it went twice round, {H} had none.'
      ]
    },
    {
      id: 'that-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you do {what.part}?” asked {A}. “You go straight on as if there was nothing,” said {once.who}, “and then you surprise it.” {A} watched very closely. There was nothing, and nothing, and then it was there.',
        '“I didn’t see it,” said {A}. “Neither did it,” said {once.who}. They had it done once more, and this time {H} watched from below. From below it looked like a small argument that ends well.'
      ]
    },
    {
      id: 'round-the-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A good bit of the wool had got itself round {doer.part}. {once.who} pulled, and it only got tighter. “Keep still,” said {A}. {A} took the end and walked, three times round to the left.',
        'That was the wrong way. Now {A} was in it too. They stood close together and looked past each other, as people do in a lift. {H} walked six times round to the right, and then they could talk again.'
      ]
    },
    {
      id: 'between-finger-and-thumb',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Has anybody measured {once.spot}?” asked {A}. It had been left until later. So {A} shut one eye and measured with finger and thumb, from the step. “Three stitches,” said {A}.',
        '“From here,” said {H}. “And from close to?” “You always have to add a bit,” said {once.who}, and added it. It was better that it should be too big. What’s too big can be rolled up at the edge.'
      ]
    },
    {
      id: 'in-the-middle-of-a-row',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Right in the middle of a row, {once.who} {doer.does}. {H} and {A} waited to see if it would come undone. It did not. There was just one stitch that had a different look on its face.',
        '“You can leave that in,” said {H}. “Then everybody knows who it’s by.” {once.who} turned it to the light. It was the best stitch of the whole row.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. {once.who} dropped a stitch over it. “Which row was that?” asked {A}. “The ninth,” said {H}, “and that.” So the ninth row got a knot, to show where it had been.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Forty-one,” said {once.who}, “forty-two, forty-three.” “How late is it?” asked {A} through the door. “Half past seven,” said {H}. “Eight,” said {once.who}, “nine, ten.”',
        'They all stopped. “Where was I really?” asked {once.who}. “At half past seven,” said {A}. It took a while to count all of them again from the beginning. Nobody asked anything that had a number for an answer.'
      ]
    },
    {
      id: 'moth',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Round the lamp over the door there was a moth. When it saw the wool, it came down, and sat beside {H}. Nobody said a word. You don’t talk about dinner in front of somebody like that.',
        '“I only want to look,” said the moth, very small. It looked from the left, and it looked from the right. It swallowed. Then {A} put that light out, for kindness, and the one in the hall on.'
      ]
    },
    {
      id: 'ladder',
      A: 'same',
      spare: 6,
      paragraphs: [
        'One stitch slipped off, and ran. It ran straight down, row by row, and left a ladder behind it. “Catch it,” called {once.who}. {A} put a thumb on it, at the very bottom. There it was, and shook a bit.',
        'Getting it up again takes longer than running down. Each row gave it a leg up to the next. {H} went along beside it with one finger, and said “good” at every floor.'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The man from next door was taking his rubbish down. “Can you do a bin as well?” asked the man. “Whatever stands out here gets cold,” said {once.who}. “What size is it?”',
        'The man put both arms round the bin, and kept them like that. In that shape the man came back to the step. {A} took the bag, and {H} showed how you get in at a door so wide.'
      ]
    },
    {
      id: 'the-tune',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It made a small sound, always the same one. It went tick-a-tick, and at the end of the row it went tock. After ten rows {A}’s foot was doing it. After twelve {H} had found some words for it, and they were “over, under, through, and round”.',
        '“Through” was the hard one. {A} always sang it where “under” should be. On the thirteenth row there was a loop that led nowhere. “That’s {A}’s singing,” said {once.who}, and put it right.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'A bit of wool lay about, and it had an end. When {once.who} pulled, the end gave a jump. {A} saw it. {A} looked the other way, and looked back, and the end jumped again.',
        'Then nothing jumped any more, for {A} lay on top of it. {once.who} pulled, and there was no more. “Is it finished, then?” asked {once.who}. {H} lifted {A} in the middle, and it came out underneath, a bit flat.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My first one had three sleeves,” said {S}. “I couldn’t stop. I’d only just got good at sleeves.” “And who wore it?” asked {A}. “The man next door. He put his sandwiches in the third.”',
        '{S} felt the edge between two fingers, and nodded. “Tight on Monday and loose on Friday,” said {S}. “You can tell from that what kind of a week it was.” {once.who} had only begun this afternoon. It had been quite a week.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} could do it too, with two fingers and no wool. It went very fast. “What will it be?” asked {A}. “A hat for nobody,” said {S}, and worked on, with the tip of a tongue out.',
        'When it was done, it was put on nobody’s head, there on the step. It suited nobody. “Does it itch?” asked {A}. {S} listened beside the place. “A bit,” said {S}, “at the ears.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} had a blanket, and the blanket had a corner, and the corner was for sucking. {once.who} looked at that corner for some time. “How did they make it so soft?” {H} knew. “It’s been in there every night.”',
        '{A} took it out and offered it. {once.who} felt it with great respect, and said that it could not be done in a day. You needed wool for that, and {A}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was a guest, and had a bobble on a hat. {once.who} asked how that was done. Nobody knew, so they looked inside. There was a bit of cardboard in the middle, with “corn flak” on it.',
        '“That’s where I live,” said {A}. “We eat those.” So the hat had brought a bit of the kitchen along. {H} read it to {once.who} twice, and they put it back, warm as it was.'
      ]
    },
    {
      id: 'the-sheep',
      A: 'partner',
      paragraphs: [
        '{A} took the wool between two fingers, and walked along it to see where it began. It went across the step, round the thyme, and back again. There it went up at somebody’s back. “I’ve found the sheep,” said {A}. {H} looked down. All that wool came from the jumper. There was a collar left, and below it was the vest.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-row-each',
      A: 'partner',
      paragraphs: [
        '{once.who} wanted to undo it all again. “No,” said {H}, “it’s come out far too well. If it can come from me, it can come from all of us.” {A} stuck out a foot. Off the top of a sock came one long grey row. The tea cosy gave a yellow one, and a mitten a red one.',
        'And {once.who} went on from the collar, ring by ring, down round {H}. It was grey, and yellow, and red, and then it was warm. {A}’s sock now ended at the heel. “I’m in there as well,” said {A}, and tapped a stripe.'
      ]
    },
    {
      id: 'held-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When the last thread had been tucked in, they held it up against the lamp. Everybody wanted to see whether it was straight. And there, between {H} and {A}, {once.the} {what.does}.',
        '“It’s getting used to itself,” said {once.who}. “It was all in a ball until this morning.” They lowered it again, slowly, the way you put down somebody who has only just learnt to stand.'
      ]
    },
    {
      id: 'whose-row',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} went through the house in it, and everybody found themselves again. “That’s my mitten,” came from the hall. “That’s the tea,” said {A}, and pointed at {H}’s third rib. It was true, that ring was warmer.',
        'Between the yellow and the red there was one that nobody knew. It was green, and it was soft. {once.who} looked up at the hedge, and away again. “You pull,” said {once.who}, “and there’s more.”'
      ]
    },
    {
      id: 'scarf-left',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was still the quick scarf. “It’s really your two sleeves,” said {A}. {H} put it on, and it went round twice. On the left it ended in a cuff, with the button that had always been there.',
        '“Left arm, right arm,” said {H}, and tied them in front. So {H} was hugged by {H}. {A} tried it as well. It was a hug by {H} too, just a bit looser.'
      ]
    },
    {
      id: 'one-thread',
      A: 'partner',
      paragraphs: [
        'Before it was quite dark {once.who} {once.did}, down to the last stitch. One thread was left over, from {H} on the step to {once.who}. “Shall I cut it?” asked {A}. “Leave it,” said {H}, and pulled once. {once.who} felt that, and pulled back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled by the wool, and it ran along past the toes.',
      '{names} rolled a small ball of fluff across the step.',
      { text: '{names} counted rows, and lost one, and found it again.', needs: ['hands'] },
      { text: '{names} held up two hands, as people do for wool.', needs: ['hands'] }
    ],
    way: [
      '{names} moved in close to {H}, where the draught came out.',
      '{names} got caught in the loop, and unwound again the other way.',
      { text: '{names} wrapped a tea towel round {H}’s middle, while stocks lasted.', needs: ['hands'] },
      { text: '{names} fed the wool along, between a finger and thumb.', needs: ['hands'] }
    ],
    turn: [
      '{names} tugged at a loose end, and became a stripe.',
      '{names} leaned against the grey part, which had started to be warm.',
      { text: '{names} gave up the top of one sock, for a ring round the hem.', needs: ['hands'] },
      { text: '{names} blew the fluff off the yellow row.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} swept the fluff off the step. It made a ball no bigger than a plum, in all the colours.',
    '{H} washed, and the jumper hung over the chair. From its hem the thread went over the sill and out into the dark. {H} pulled once, from bed. It took a moment, and then the jumper nodded.'
  ],
  last: [
    'It was grey, and yellow, and red, and then it was warm, and {H} was asleep.',
    'You pull, and there’s more, and it was all dark and soft, and {H} slept.'
  ]
})
