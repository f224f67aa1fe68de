import { wishPlot } from '../wish-plot.ts'

export const turnedInvisible = wishPlot({
  id: 'wish-turned-invisible',
  wishes: ['invisible', 'turns invisible', 'turned invisible', 'turn invisible', 'goes invisible', 'became invisible', 'becomes invisible', 'being invisible', 'turning invisible', 'invisible girl', 'invisible boy', 'invisible child', 'becoming invisible', 'invisible day', 'wakes up invisible', 'invisable', 'invisble', 'invisibility', 'invisible hide and seek'],
  answers: ['being', 'girl', 'boy', 'turn', 'turns', 'turned', 'turning', 'becoming', 'becomes', 'became', 'goes', 'gets', 'child', 'day', 'magic', 'for', 'wants', 'wishes', 'who', 'hide', 'seek', 'whole', 'one', 'really', 'can'],
  except: ['friend', 'friends', 'ink', 'dog', 'cat', 'dragon', 'elephant', 'horse', 'pet', 'monster', 'lonely', 'feel', 'feels', 'feeling', 'felt', 'everyone', 'everybody', 'nobody', 'no-one', 'school', 'class', 'classmates', 'ignored', 'sees', 'notices', 'family', 'mum', 'dad', 'mummy', 'daddy', 'cloak', 'hat', 'ring', 'paint', 'pen', 'man', 'thief', 'robber', 'afraid', 'scared', 'illness', 'disability', 'car', 'house', 'string', 'world', 'town', 'people', 'humans', 'parents', 'grown'],
  moods: ['first'],
  isTale: true,
  company: ['coat', 'coats', 'milk', 'elbow', 'giggle', 'lamp', 'teapot'],
  about: 'The hero hides so well that nothing is left to see, and what was drawn in last has to come out first: the giggle.',
  titles: ['The Elbow and the Giggle', '{H} Turns Invisible', 'Nobody Between the Coats', 'I Give Up', 'A Laugh in the Air'],
  want: [
    {
      id: 'drawn-in',
      A: 'partner',
      paragraphs: [
        '{A} always found {H}. It was either the elbow, which stuck out, or the giggle. Just once {H} wanted to hear {A} say “I give up.”',
        'So {H} stood between the coats, and drew in both feet. Then {H} drew in the tummy and the elbow, and last of all the giggle. Flup! {H} looked down. There were no feet, and no slippers. {H} was invisible.'
      ]
    }
  ],
  way: [
    {
      id: 'i-give-up',
      A: 'partner',
      paragraphs: [
        '“Coming!” called {A}, and looked between the coats, straight at {H}. {A} looked in the oven glove. {H} went along behind, a hand’s breadth away. “Not in the teapot,” {A} said into the teapot. “Well. I give up.”',
        '“Hooray!” cried {H}. “Here I am!” {A} turned to the wrong side. “Where?” “Here! I’m jumping!” The floor shook, and no one was on it. “You can stop now,” said {A}. {H} tried. It didn’t stop.'
      ]
    },
    {
      id: 'eyelids',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Shut your eyes,” said {A}, “and I’ll shut mine, and then we’ll both open them.” {H} shut both eyes, and went on seeing {A}. {H} squeezed them tighter. {A} was still there, with a wrinkled nose.',
        '“My lids are see-through as well,” said {H}. “How am I ever going to blink?” Then {H} put one hand over them, and could see {A} through that too. “I can’t even not look,” said {H}.'
      ]
    },
    {
      id: 'the-itch',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H}’s nose itched. But where is your nose, when you can’t see your finger? {H} scratched the air, and then the curtain, and then an ear, which had not asked. The nose went on itching.',
        '“Left a bit,” said {A}, to be kind. “You can’t see it either!” said {H}. “No,” said {A}. “But it’s what I’d have said.” In the end {H} rubbed everything against the door, from the top to the bottom. The nose was in there somewhere.'
      ]
    },
    {
      id: 'counting-fingers',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wanted to be sure that nothing was missing, and felt for each finger, one by one. There were eleven. {H} counted again, and there were nine. “You’ve got to begin at a thumb,” said {A}.',
        '“Which is a thumb?” asked {H}. {A} came and helped, with both hands. Together they counted to fourteen. “Four of those were mine,” said {A}. “I know them by the ring of jam.” So it came out right.'
      ]
    },
    {
      id: 'toothbrush',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Are you in the mirror, at least?” asked {A}. They went to see. In the mirror stood {A}, and a towel on its hook, which really hung behind {H}. {H} breathed on the glass. A grey patch came, with nobody behind it.',
        '{H} drew a face in the patch, with one finger. It had two eyes and a mouth. “There you are,” said {A}. “That’s more like it.” It was quite a good likeness, but it ran at the chin.'
      ]
    },
    {
      id: 'a-hat-to-know-by',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Put this on,” said {A}, and held out a woolly hat, “so that I know where you are.” The hat rose. It hung in the room, nice and round, as high as {H} is. It came nearer and went away.',
        '{A} talked to it for a good while, and asked it how it was. It didn’t answer. “I took it off,” said {H}, at the other end of the room. “It’s on the bedpost.” “I thought it was very quiet,” said {A}.'
      ]
    },
    {
      id: 'excuse-me',
      A: 'same',
      spare: 6,
      paragraphs: [
        'From now on {A} said “excuse me” everywhere, to be safe. {A} said it to the armchair, and to both doors. {A} went round a draught. When {A} did bump into something, it was warm, and {A} begged its pardon.',
        '“That was the radiator,” said {H}. “I’m over here.” Then {A} bumped into something else. “Excuse me, radiator,” said {A}. “Ow,” said {H}.'
      ]
    },
    {
      id: 'the-sun-goes-through',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} stood in front of the lamp, to see about the shadow. There was none. The light went in at the front and came out at the back. It was a bit warm on the way. The wallpaper behind {H} didn’t know that anybody was there.',
        '“Make a rabbit,” said {A}. {H} made one, with two long ears. “It’s very good,” said {A}, with a look at the empty wall. “It’s got a hole in the middle.” “That’s where I’m laughing at you,” said {H}. But {H} wasn’t, not really.'
      ]
    },
    {
      id: 'what-a-does',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It had one good side. {A} forgot, and thought that the room was empty. {A} sang to the kettle. {A} took the lid off the biscuits, and put it back, and took it off again. {A} walked twice up and down like a very fine lady.',
        '“Do the lady again,” said {H}. {A} jumped as high as the table. “How long have you been there?” “Since the kettle,” said {H}. “What’s the second verse?”'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} came in, who knew nothing of this. “Where’s {H}?” asked {A}. “Next to you,” said a voice. {A} looked on the left, and on the right, and up at the light. “On the phone?” asked {A}.',
        '{H} took hold of {A}’s sleeve, and lifted it up. The whole arm went up in the air. {A} watched it go. “It’s never done that before,” said {A}, and sat down. “Not there,” said {H}. “That’s me.” {A} stood up again.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was the only one who saw no difference. {A} came right up to {H}, and looked at the exact place where the face was. “You can see me!” said {H}. {A} blinked. {A} had never gone by looks.',
        'So {A} was watched. Wherever {A} looked, there was {H}, and it worked for a bit. Then {A} looked for a long time at the butter. “How did you get up there?” they called to the butter.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My glasses have got worse,” said {S}. “I can hear you, and all I see is the sofa.” “It isn’t the glasses,” said {A}. “I’m invisible.” {S} wiped them all the same, and put them back on. “So you are,” said {S}. “What a relief.”',
        'Then {S} held out a hand, palm up, and waited. Something was laid in it. {S} weighed it, up and down. “There’s just as much of you as there was on Sunday,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} thought it the best thing that had ever happened. “Do me!” said {S}. “Make me gone too!” “You’ve got to draw everything in,” said {A}. {S} drew in one foot, and fell over. {S} drew in both cheeks.',
        '“Am I gone?” asked {S}, out of a very small mouth. {A} was going to say no. “Nearly,” said {A}. “I can only see the outside.” {S} was proud of that, and went to show it to everyone.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{H} bent down over {A}, and said “peep.” There was a voice, and no face. {A} put up a hand to see about it, and took hold of an ear. It was a real one. {A} would not let go of it again.',
        'For a baby it was nothing new. People go behind their hands all day long, and then they come back. {A} waited for {H} to come back, with the ear held ready. It took rather a while this time.'
      ]
    },
    {
      id: 'milk',
      A: 'partner',
      paragraphs: [
        'After such a shock {H} had some milk. Half went past the mouth. The other half went down through the air in a white stripe. It went round one bend, and lay there like a small moon. “So that’s where you are!” said {A}. Then that was gone too.',
        '{A} thought. “What did you draw in last?” asked {A}. “The giggle.” “Then it’s lying on top. It’s like a rucksack. What goes in last has to come out first.”'
      ]
    }
  ],
  turn: [
    {
      id: 'wrong-face',
      A: 'partner',
      paragraphs: [
        '“Ha ha,” said {H}. Nothing came with it. “That wasn’t a real one,” said {A}. “I’ll make you.” {A} pulled down both eyes, and pushed up a nose like a pig. It was {A}’s best face. But {A} made it at the lamp.',
        '“Isn’t that funny?” {A} asked the lamp, through the pig. And up it came, like a bubble. A laugh hung in the air, with teeth in it. Round it came a chin, and two ears. The giggle pulled out the elbow, and the elbow pulled the rest.'
      ]
    },
    {
      id: 'feet-last',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The feet came last, because they had gone in first. For a time {H} stopped at the ankles. “You’re floating,” said {A}. {H} laughed about that as well, and out came the heels, and ten toes in a row.',
        '“Is everything there?” {A} walked round {H} once, with care, as if round a parcel. “There’s a bit missing behind the left knee,” said {A}. {A} tickled it, and it came.'
      ]
    },
    {
      id: 'looking-a-lot',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} had to look at everything now. There was the thumb, and it really was a thumb. There was the nose, if you crossed your eyes. {H} scratched it, at the first go, and it was lovely. Then {H} shut both eyes, and it got dark.',
        '“I can not look!” cried {H}. “I can blink! Watch!” {A} watched. {H} did it eleven times, and each time {A} was gone for a moment, and came back.'
      ]
    },
    {
      id: 'milk-again',
      A: 'same',
      spare: 16,
      paragraphs: [
        'To be quite sure, {H} drank up the rest of the milk. They both looked down at the pyjama buttons. Nothing showed. “Where’s it gone?” asked {A}. “Round the bend,” said {H}, and pointed with a finger that was there.',
        'It was a shame, in a way. They had both seen something that nobody gets to see. “It was a nice moon,” said {A}.'
      ]
    },
    {
      id: 'your-turn',
      A: 'partner',
      paragraphs: [
        '“Now you hide,” said {H}, and counted to twenty. Nobody was in the teapot. Nobody stood between the coats. But an elbow was there, in the air, all by itself. {A} had forgotten it.',
        '{H} stood in front of it for a good long while. “I give up,” said {H}. Then one of the coats began to giggle, and out came {A}, from the teeth to the toes.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hid as well, behind a chair leg that was too thin.',
      '{names} went past the coats, and noticed nothing.',
      { text: '{names} counted along, with both hands before the eyes.', needs: ['hands'] },
      { text: '{names} took one of the coats off its hook, and put it back in a hurry.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down where somebody was, and got up again.',
      '{names} watched the milk go round the bend.',
      { text: '{names} felt about in the air, and shook hands with a lampshade.', needs: ['hands'] },
      { text: '{names} wiped up the half that had gone past.', needs: ['hands'] }
    ],
    turn: [
      '{names} gazed at the laugh in the air, until it had a face.',
      '{names} snorted too, because it was catching.',
      { text: '{names} made a face at the lamp as well, a worse one.', needs: ['hands'] },
      { text: '{names} patted the elbow, since it was so nice to see it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats were hung straight, and the milk cup was put in the sink. It had a white ring in it, as a cup has.',
    'Then {H} washed, which is easy when you can see where you stop. In bed {H} drew in both feet under the blanket, and the tummy, and left the elbow out.'
  ],
  last: [
    'It was dark, and only an elbow could be seen, and {H} was asleep.',
    'Right at the bottom lay the giggle, quite still, and above it {H} slept.'
  ]
})
