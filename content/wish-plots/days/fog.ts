import { wishPlot } from '../wish-plot.ts'

export const fog = wishPlot({
  id: 'wish-clouds',
  beginsElsewhere: true,
  wishes: ['cloud', 'clouds', 'fluffy clouds', 'fog', 'foggy day', 'mist', 'touching a cloud', 'inside a cloud', 'walking in the clouds', 'living in the clouds', 'sitting on a cloud'],
  answers: ['fluffy', 'white', 'sky', 'little', 'soft', 'floating', 'watching', 'looking', 'shapes', 'up', 'foggy', 'sitting', 'walking', 'inside', 'touch', 'touching'],
  except: ['why', 'how', 'rain', 'storm', 'thunder', 'made', 'castle', 'factory', 'cries', 'sad', 'grey', 'nine', 'candy'],
  about: 'On a foggy morning the hero wants to get into the cloud, but wherever the hero stands, it is just over there.',
  titles: ['From Over There You’re In It', 'A Cloud Came Down the Street', '{H} Walks into a Cloud', 'As Far As the Scarf', 'Where the Cloud Began'],
  want: [
    {
      id: 'came-down',
      A: 'partner',
      paragraphs: [
        'In the morning the tower had gone. The end of the street had gone too, and the shop, and the trees. “A cloud’s come down,” said {A} at the window. “When it lies on the ground, it’s called fog. But it’s the same thing.”',
        '{H} had always wanted to be inside a cloud. They put on their coats. {A} had a very long scarf, and each took one end, so as not to be lost.'
      ]
    }
  ],
  way: [
    {
      id: 'over-there',
      A: 'partner',
      paragraphs: [
        'Outside the door {H} put out a hand, and there was no cloud in it. You could see the step quite well, and the bin. The cloud began behind the bin. So they went there. When they got to the bin, the cloud began at the lamp post.',
        '“It’s going backwards,” said {H}. They went faster. At each lamp post the cloud had only just left. It was always over there, and never here.'
      ]
    },
    {
      id: 'elephants',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does a cloud weigh?” asked {H}. “As much as a hundred elephants,” said {A}. “A middling one.” {H} looked up. “And it doesn’t fall down?” “It’s in very small pieces,” said {A}. “It’s all drops, as fine as flour.”',
        'They walked more carefully for a bit, and kept close to the wall. Nobody had told them how many elephants were in the street.'
      ]
    },
    {
      id: 'sounds',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was very quiet. The cloud lay on everything, like a blanket on a clock. Far off somebody was sweeping, and then somebody coughed. “That’s the baker,” said {A}. “I know the cough.” {H} coughed too.',
        'After a while somebody coughed back. So the baker had got into the cloud, with his broom and all.'
      ]
    },
    {
      id: 'shapes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Something came towards them. It was tall and grey, and it had two heads. {H} held on to the scarf with both hands. It got darker, and then it had a hat. It was a man with a child on his shoulders, and they both said good morning.',
        'Behind them the man got paler. First his hat was gone, and then his legs. “Now those two are in the cloud,” said {H}. “How did they do it?”'
      ]
    },
    {
      id: 'catching-some',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{H} had brought a jam jar, to take a bit of cloud home. {H} ran with it, and held it up, and put on the lid. They both looked in. There was only air in there.',
        '“Perhaps it’s under the lid,” said {A}. {H} opened it again, and smelled. It smelled of plum jam, and of nothing else.'
      ]
    },
    {
      id: 'own-breath',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} breathed out, and there was a small cloud in front of {A}’s face. “That’s how they’re made,” said {A}. “There’s warm wet air, and it gets cold.” {H} made one too. The two clouds flew a little way together.',
        'Then they went over to the big cloud, and nobody could tell which bit was whose.'
      ]
    },
    {
      id: 'other-at-window',
      A: 'other',
      spare: 6,
      paragraphs: [
        'They went back to the door, to start again. {A} stood there, and shook {A}’s head. “I couldn’t see you any more,” said {A}. “You’d gone, just like that, with the scarf. And now here you are again.”',
        '“We weren’t gone,” said {H}. “We could see ourselves the whole time.” “From here you were gone,” said {A}.'
      ]
    },
    {
      id: 'elder-hill',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once walked up a hill and came out on top of a cloud,” said {S}. “It was white and flat, as far as you could see. You’d have thought you could step out on it.” “Did you?” asked {A}.',
        '“I put my sandwich on the edge,” said {S}. “It was a rock, as it turned out. But I had my lunch at the top of a cloud.”'
      ]
    },
    {
      id: 'small-question',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Where’s the sky now?” asked {S}. {A} pointed up. It was as white there as it was everywhere else. “It’s come down to see us,” said {A}. {S} waved at it, to all sides.',
        'Then {S} put out {S}’s tongue and licked. “Wet,” said {S}. So {S} had eaten some cloud.'
      ]
    },
    {
      id: 'pet-nose',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} did not mind the cloud. The street smelled just as it always did, of bins and bread. {A} knew exactly where the shop had been.',
        '“{A} knows the way,” said {H}. {A} had not even noticed that anything was gone.'
      ]
    },
    {
      id: 'lamp-post',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At the next lamp post they stopped, because it was on. It had thought that it was night. Round the lamp there was a ball of light, as big as a barrel, and very soft. “That’s what the moon looks like from near by,” said {A}.',
        '{H} put both arms up into it. They were gold as far as the elbows. “It isn’t even warm,” said {H}. Then the lamp noticed that it was day, and went out.'
      ]
    },
    {
      id: 'stretch',
      A: 'partner',
      paragraphs: [
        '“I’ll see where it begins,” said {A}. “You stay there and hold on.” {A} walked off, and the scarf ran out between them. At its end {A} was grey, and had no feet. “There’s no cloud here either!” called {A}. Then {A} turned round and looked back at {H}. “But you’re in it! You’re all white!” {H} looked down. There was the coat, with every button. “No,” called {H}. “You are!”'
      ]
    }
  ],
  turn: [
    {
      id: 'both',
      A: 'partner',
      paragraphs: [
        'They stood there with the scarf between them and thought it over. “I’m in it when you look,” called {H}. “And you’re in it when I look. So we’re both in it. You just can’t see it from inside.” They waved to each other, from one cloud to the other.'
      ]
    },
    {
      id: 'signals',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They sent signals along the scarf. One pull was yes, and two were no. “Can you see my nose?” called {H}. No. “Can you see my arm, if I do this?” Yes. {H} took off a shoe and held it up. For some time {A} did not pull at all.',
        '“Is that a duck?” called {A}. {H} pulled twice, for no. And then, because a duck was quite a good idea, {H} pulled once.'
      ]
    },
    {
      id: 'disappear',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Now make me disappear,” called {H}, and took one step back, and another. “You’re going,” called {A}. “There’s only a hat. There’s only where the hat was.” The scarf was quite tight by then, and it held.',
        '{H} stood still. It was white on all sides, and very soft. Only the hand with the scarf could tell that there was anybody else in the world.'
      ]
    },
    {
      id: 'wind-in',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They rolled themselves in again, each from one end. With each turn {H} saw a bit more of {A}. First there was a coat, and then it had pockets. Last of all came two red cheeks.',
        '“You’ve got drops on your eyebrows,” said {A}. “So have you,” said {H}. They looked like two old gentlemen.'
      ]
    },
    {
      id: 'lashes',
      A: 'partner',
      paragraphs: [
        'So {H} stopped running after it. {H} sat down on the step, in the middle of the cloud, and was quite still. The fog went past without a sound. It lay down in tiny beads on {H}’s coat and hair. {A} sat down too. On every one of {H}’s eyelashes there hung a drop. “Don’t blink,” said {A}. “You’ve got some.”',
        '{H} blinked, very slowly. Something cold and wet ran down one cheek. It was a tiny piece of cloud, and {H} had it at last. At noon the tower came back. They looked up, and there went the rest of the cloud.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went to the window, and breathed a cloud on it as well.',
      '{names} pressed up close, so as not to be lost either.',
      { text: '{names} buttoned up, to the very top, as you do for clouds.', needs: ['hands'] },
      { text: '{names} waved at the place where the tower ought to be.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed into the white, and it made no hole.',
      '{names} found the bin, by walking into it.',
      { text: '{names} felt for the lamp post, with two hands out in front.', needs: ['hands'] },
      { text: '{names} hooted softly, as ships do in the fog.', needs: ['hands'] }
    ],
    turn: [
      '{names} huffed a bit more cloud into the fog, as a present.',
      '{names} came out of the white, dewy all over.',
      { text: '{names} wrung out a glove, and put it on again.', needs: ['hands'] },
      { text: '{names} drew a line on the wet bin with one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scarf hung over a chair to dry, from one end to the other. It still had some of the cloud in it.',
    'When {H} had washed, the mirror was white. Somebody looked out of it, all grey, and that was {H}. Then {H} lay down, and the blanket closed in from all sides, as soft as fog.'
  ],
  last: [
    'From over there you could see nothing but white, and in it {H} was asleep.',
    'You could not have said where the pillow ended and where {H} began, asleep.'
  ]
})
