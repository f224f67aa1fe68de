import { wishPlot } from '../wish-plot.ts'

export const deedFourStrangersInAFrame = wishPlot({
  id: 'wish-deed-four-strangers-in-a-frame',
  tellsAny: 'once',
  deeds: ['sounds'],
  out: true,
  about: 'In the frame in the hall hang strangers, and {H} wants a picture of the family instead; at every click somebody makes a noise, and only with the noise is it a picture.',
  titles: ['Four Strangers in a Frame', 'Tick, Tick, Click', 'Everybody Look This Way', 'At Ten It Came', '{H} and the People on the Beach'],
  company: ['camera', 'frame', 'hall', 'hedge', 'dustbin', 'teeth', 'picture', 'pictures', 'button', 'strangers', 'beach', 'comb', 'click', 'postman', 'wall', 'nail'],
  want: [
    {
      id: 'very-good-teeth',
      A: 'partner',
      paragraphs: [
        'In the hall hung a frame with four strangers in it, on a beach. They had come with the frame, and had very good teeth. “It ought to be us,” said {H}. So {A} stood the camera on the dustbin. It ticked ten times, and then it clicked.',
        'They stood by the hedge and smiled, and it was very quiet. At ten, behind them, {once.first} {once.did}. Click. The picture came out like a tongue. It had four elbows on it, and no face.'
      ]
    },
    {
      id: 'who-they-are',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Do you think they know each other?” asked {A}. {H} had thought about that a good deal, on the way to the bathroom. “They didn’t before,” said {H}. “They’ve got to know each other in our hall.”',
        'The one with the hat was called Teeth, and the others were called Teeth as well. “They’ll be sorry to go,” said {A}. “They can’t be sorry,” said {H}. “They’ve only got the one face.”'
      ]
    }
  ],
  way: [
    {
      id: 'do-it-first',
      A: 'partner',
      paragraphs: [
        '“Was that you?” asked {H}. “It comes by itself,” said {once.who}. “It comes when it’s quiet.” “Then do it now,” said {H}, “and we’ll take the picture after.” They all waited. Nothing came. “It can tell that it’s being waited for,” said {once.who}.',
        'So {H} pressed the button. Tick, went the camera. At ten, {once.who} began {once.doing}. Click. This time they got one shoe, and a great deal of sky.'
      ]
    },
    {
      id: 'sharp-as-a-pin',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} held the picture up to the light. “There’s something on it that isn’t blurred,” said {A}. Right at the edge, as sharp as a pin, was {doer.part}.',
        '“That’s come out well,” said {H}. {once.who} came round to look, and looked quite moved. Nobody had ever taken a picture of that before. “You can have it,” said {H}. “It’s no use to us without a head.”'
      ]
    },
    {
      id: 'what-would-help',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Would it help if you had {doer.wants}?” asked {A}. {once.who} thought that it might. But there was nothing of the kind in the house, not even at the back of the drawer. “We’ve got a rusk,” said {A}.',
        '{once.who} took the rusk, and they tried again. It helped as far as nine. At ten there was a good deal of rusk in it.'
      ]
    },
    {
      id: 'holding-it-in',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Can’t you hold it in?” asked {H}. “Only till the click.” {once.who} held it in. At four it was in there, looking for the way out. At six it had found it. “Not yet,” whispered {A}.',
        'At ten there was no holding it. It came out, with everything that had been waiting behind it. Even the camera jumped. On the picture was the dustbin, from above.'
      ]
    },
    {
      id: 'what-to-say',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You have to say a word,” said {A}, “so that your mouth stays put.” They tried “cheese”, and looked like people who are cold. They tried “prunes”, and looked like prunes. “Sausages,” said {H}.',
        '“Sausages,” they said, and the click came in the middle of it. They both looked very clever, with their eyes shut. The postman went by with his bag. “Sausages,” he said too, in case it was a new rule.'
      ]
    },
    {
      id: 'the-thumb',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A lady with a shopping bag offered to press the button. She had three grandchildren, and knew how it was done. “Nice and still,” she said. It was nice and still. Then came a bit of {once.doing}, and she held on with everything she had.',
        'It was a picture of a thumb. “That’s a good likeness,” said {A} politely. The lady looked at it for a while. “It’s my mother’s,” said the lady.'
      ]
    },
    {
      id: 'the-comb',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Before each picture {A} wetted the comb. On the first one {H}’s hair was as flat as a book. By the fifth it had begun to look about. “It stands up when it hears that,” said {H}.',
        '{A}’s did as well. They felt each other’s heads. It was like two doormats. “Then that’s what we look like,” said {A}, and put the comb in the hedge.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Of all of them {A} did it best. {A} kept still at one, and at nine {A} was still keeping still. At ten it came. On the picture there was nothing left of {A} but the place.',
        '“That’s the place where {A} was,” said {H}, and showed it to {A}. {A} looked at it for a long time. It was in perfect focus.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“In my day you had to keep still for a whole minute,” said {S}. “The man went under a black cloth. We thought that he’d gone to bed.” “And did you keep still?” asked {A}.',
        '“I did,” said {S}. “There was a fly on my nose. It kept still as well. It’s still there, in the drawer at home. It came out better than I did.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be in charge of the ticking. “One,” called {S}. “Two. Three. Three. Four.” “You’ve had three,” said {A}. “It was such a nice one,” said {S}. “They both smiled.”',
        'So it got to ten when nobody was ready for it, not even {once.who}. For once the click came first. It was a picture of everybody asking if that was it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was the only one who didn’t mind. Each time it came, {A} crowed, and looked round for more. {H} went through all the pictures again. There were elbows, and sky, and a shoe.',
        'But in the corner of every one was {A}, quite clear, with no teeth at all. “{A} looks better than the people on the beach,” said {H}. “And they’ve got thirty each.”'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We’ve got one in our hall too,” said {S}. “It’s of my cousin’s wedding. Everybody’s looking at the bride but me. I’m looking at the cake.” “Was it a good cake?” asked {A}.',
        '“Look at my face,” said {S}, and made the face. {A} could see at once that there had been three layers. It was a pity that the camera wasn’t ticking just then.'
      ]
    },
    {
      id: 'like-potatoes',
      A: 'partner',
      paragraphs: [
        'So {once.who} went behind the house. It was quiet at one, and at ten it was still quiet. Click. There they were, with all their eyes and ears. They looked like two potatoes.',
        '{A} laid it beside the others. “In this one we’re waiting for the camera,” said {A}. “In the others we’d forgotten it.” {H} looked. Even the shoe had more life in it.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. Everybody looked round. {A} fell against the button, and the camera got a corner of it, and {A}’s left ear. “That’s a happy ear,” said {H}. It was the best thing on any of the pictures.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        '{H} went round the house. “You’re in the middle,” {H} told {once.who}. “And we’ll talk, so that nobody’s waiting for it.” They all talked about soup at once. Tick, went the camera. At eight {A} had no more to say about soup, nor had {H}. At nine it was quiet.',
        'And {once.who} began {once.doing}. Click. First the picture was empty. Then there was {once.who}, in the middle. Left and right were {H} and {A}, laughing, with their mouths wide open. “Nobody’s looking at the camera,” said {A}. “No,” said {H}. “There’s something better.”'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{once.who} had a long look at it. “So that’s what it’s like from in front,” said {once.who}. “You never see it from inside.” {A} found that you could nearly hear it, if you held the picture close to one ear.',
        'They all held it to an ear. {H} heard it best, and it was a little hoarse. Afterwards there were three sorts of ear on the back.'
      ]
    },
    {
      id: 'which-mouth',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Is that my mouth or yours?” asked {A}. It was hard to say. They had both been so wide open that they ran together in the middle. {H} counted the teeth. “One of us has too many,” said {H}.',
        'They each made the face again, and looked into the other’s, and compared. “It’s mine,” said {A}. “There’s still soup in it.”'
      ]
    },
    {
      id: 'behind-the-glass',
      A: 'same',
      paragraphs: [
        '{A} held the frame, and {H} slid the picture in, on top of the people on the beach. “Aren’t you taking them out?” asked {A}. “They can stay in there behind us,” said {H}. “They’ll want to know what that noise was.”'
      ]
    },
    {
      id: 'the-nail',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It didn’t want to hang straight. {H} pushed it down on the left, and it went up on the right. “It’s shaking,” said {A}. “They’re still laughing in there.”',
        'They both stood and held it by its corners until it had finished. Then it hung. It hung as you stand when you’ve just been told not to laugh.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed into the picture on the left, and slid out of it.',
      '{names} smiled at the dustbin until the smile began to ache.',
      { text: '{names} combed a bit of hedge out of somebody’s hair.', needs: ['hands'] },
      { text: '{names} held the dustbin lid down, so that the camera stood level.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked at exactly ten, every time.',
      '{names} went stiff, like somebody in a shop window.',
      { text: '{names} blew the dust off the camera, and left a thumb on it.', needs: ['hands'] },
      { text: '{names} laid the pictures in a row on the wall, worst one first.', needs: ['hands'] }
    ],
    turn: [
      '{names} laughed so much that half the hedge shook.',
      '{names} tried the noise as well, only smaller, and nobody minded.',
      { text: '{names} rubbed the glass with a sleeve until the beach shone.', needs: ['hands'] },
      { text: '{names} fanned the picture dry with a glove.', needs: ['hands'] }
    ]
  },
  bed: [
    'The camera went back on its shelf. In the hall hung {once.who}, in the middle, with a laugh on both sides.',
    '{H} washed, and had a look at those teeth in the mirror, and lay down. Then it was so quiet in the house that you could have counted.'
  ],
  last: [
    'Behind the house, very softly, {once.who} {once.was} {once.doing}. It was ten, and {H} was asleep.',
    'Eight, nine. And in the hall, behind the glass, they were all still laughing, and {H} slept.',
    'Four people on a beach, behind the picture, wondered what was so funny, and {H} slept.'
  ]
})
