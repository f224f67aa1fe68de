import { wishPlot } from '../wish-plot.ts'

export const photographer = wishPlot({
  id: 'wish-photographer',
  wishes: ['photographer', 'photographers', 'taking photos', 'a photographer', 'the photographer', 'little photographer', 'taking pictures camera', 'taking photographs', 'takes photos', 'take photos', 'photography', 'a camera', 'new camera', 'old camera', 'toy camera', 'polaroid', 'polaroids', 'photo studio', 'taking a photo', 'camera pictures', 'family photo', 'wildlife photographer', 'selfie', 'selfies'],
  except: ['school', 'class', 'nursery', 'passport', 'wedding', 'baby', 'scan', 'lost', 'broke', 'broken', 'stolen', 'died', 'crime', 'police', 'security', 'speed', 'spy', 'hidden', 'naked', 'bath', 'stranger', 'man', 'afraid', 'scared', 'teeth', 'smile', 'old', 'x-ray', 'hospital', 'moon', 'space', 'dinosaur'],
  answers: ['photo', 'photos', 'photograph', 'photographs', 'picture', 'pictures', 'camera', 'taking', 'takes', 'take', 'new', 'toy', 'animals', 'birds', 'wildlife', 'family', 'everyone', 'everybody', 'little', 'girl', 'boy', 'famous', 'being', 'click', 'flash', 'album', 'studio', 'loves', 'who', 'nature', 'holiday', 'my', 'her', 'his', 'first'],
  moods: ['first', 'learning', 'proud'],
  partnerPlays: true,
  company: ['photographer', 'camera', 'picture', 'photograph', 'photographs'],
  about: 'A photographer wants one picture of somebody just as that one is, but each time the camera comes up the face is gone.',
  titles: ['It Has to Be Dark for That', 'The Face for Boxes', '{H} Takes a Photograph', 'Click', 'One More, Please'],
  want: [
    {
      id: 'as-it-is',
      A: 'partner',
      paragraphs: [
        '{H} was a photographer, with a tissue box on a string. It had a cork in front, to see with. {H} wanted a photograph where {A} looked just like {A}. There was none like that in the house.',
        '“That’s easy,” said {A}. “I do it all day long. Where do I stand?” “Just be there,” said {H}, and lifted up the box.'
      ]
    }
  ],
  way: [
    {
      id: 'photo-face',
      A: 'partner',
      paragraphs: [
        'At once {A} was different. The chin went up, and the teeth came out in a row. “You look as if you’d swallowed a stamp,” said {H}. {A} tried another. “Now you’ve only just been told about it.”',
        'Then the photographer stood behind the curtain, with nothing out but the cork. {A} stirred a cup and hummed. There was nothing in the cup. “You know that I’m here,” said the curtain. “Not at all,” said {A}, and hummed louder.'
      ]
    },
    {
      id: 'long-ago',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“In the old days you had to keep still for a minute,” said {A}. “Or else you were fog. That’s why they look so stern. They’d a fork behind them, to hold their heads.” {A} sat like that, with one hand on a chair. {H} counted to sixty under a blanket.',
        'At nine a nose itched. At twenty the ears joined in. “Thirty,” said the blanket. {A} was as stiff as a jug. “If you’d laughed for a minute,” said {A} afterwards, “you’d never have got your face back.”'
      ]
    },
    {
      id: 'upside-down-inside',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What’s inside it?” asked {A}. “You are,” said {H}, “but on your head.” It was so in every camera. The light from {A}’s hair went in at the hole and landed at the bottom. The light from the shoes went to the top.',
        '{A} stood there and thought about it. “Could you give me something to hold on to?” So {H} turned the box round. Now {A} was on two feet in there, and the rest of the room hung from the ceiling. It did not say anything.'
      ]
    },
    {
      id: 'light-behind',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'They had to find the right light. At the window, with the light behind, there was only a black {A} with fluff round the edge. “You’re a hole in the day,” said {H}. Under the lamp {A} had a nose with a shadow like a moustache.',
        'In the end the photographer pulled the white tablecloth out, and held it up beside {A}. It threw the light back as soft as milk. “That’s it,” said {H}. “Stay like that.” But both of {H}’s hands were full of tablecloth, and the box hung down behind.'
      ]
    },
    {
      id: 'cheese',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Why do they say cheese?” asked {A}. “Because of the ee,” said {H}. “It pulls the ends up.” They tried what other food did. With “soup” you had a beak. With “prune” you looked as if you were thinking about money. That is really what they said once.',
        '“In other countries they’ve got other words,” said {A}. “There’s one where they say aubergine.” They said it both together, quite slowly, in front of the spoon. Your mouth went all the way round it, and at the end you were nearly kissing somebody.'
      ]
    },
    {
      id: 'still-life',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'For practice {H} photographed what holds still. There was a lemon. It did not blink, and it had no idea where to put its arms, for it had none. “Beautiful,” said {H}. “And now look a bit to the left.” {A} turned it by the tip.',
        'The potato came next. Some are only good from one side, and that one was only good from above. “Think of something nice,” said {A} to the potato. They both saw it. Something went over its face, just for a moment.'
      ]
    },
    {
      id: 'close',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Nearer,” said {H}, since a photographer has to get near. The box came so close that it touched {A}’s cheek. There was a freckle in the cork, as big as an island. “And now what do you see?” asked {A}. “Weather,” said {H}.',
        'Then {H} went back, right to the door and out of it. Now there was a whole room, with some {A} in the middle. “And now?” called {A}. “You’ve got very long legs,” called {H}. “No, that’s the lamp.”'
      ]
    },
    {
      id: 'one-more',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“One more, please,” said {H}. “You said that before,” said {A}. “They all say it,” said the photographer. “You take a hundred, and there’s one that’s good. You only don’t know which, so you’ve got to take the others too.”',
        'Click, said {H}, click, click. {A} counted along. At forty-one there was a yawn. “That was it,” said {H}. “That was the good one.” “But I was yawning.” “It was a very good yawn,” said {H}. “You could see right into it.”'
      ]
    },
    {
      id: 'customer',
      A: 'other',
      spare: 8,
      paragraphs: [
        'A customer came, and that was {A}, who wanted to be taken from the left. “It’s my better side,” said {A}. {H} took it. “And now the right, so that the other one isn’t hurt.” Nobody could have told the two of them apart.',
        '“Can you take something off my nose?” asked {A}. “How much?” {A} thought about it. “Half, but don’t make it obvious.” {H} put a thumb over half of the cork. “It’s in the dark now,” said the photographer. “It can be any size.”'
      ]
    },
    {
      id: 'self-timer',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'There ought to be one with both of them on it. {H} put the box on a chair, and turned the timer, which was for eggs. Then {H} had to run. There was the rug, and there was a slipper on it. Ping. “That was my foot,” said {H}, “and your back.”',
        'The second time they were both there, and stood, and waited. It ticked for ages. {A} said something about onions. {H} looked round to hear it. Ping. On that one, no doubt, there were two people having a nice time who had not been told.'
      ]
    },
    {
      id: 'wildlife',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'For animals you have to lie in wait, in a tent that looks like a bush. They lay under the green blanket. In front of them was the fruit bowl. “What’s coming?” whispered {A}. “You never know,” breathed {H}. “That’s what’s good.”',
        'A fly came. It sat down on a pear and washed its hands. They did not dare to move a finger, and the box was at the back by the feet. It stayed for a long time, and turned to all sides. It was the best thing that they never took.'
      ]
    },
    {
      id: 'pet-picture',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} is easily photographed, since {A} has never heard of it. {H} lay down flat in front of it with the box. {A} looked into the cork with one eye. Click. It was all eye. It came nearer, and the next one was nose.',
        'After that there was a damp place on the cork, and everything had a soft edge. “That’s called a filter,” said {H}. They were the most beautiful pictures of the evening.'
      ]
    },
    {
      id: 'elder-album',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In our house there were just four pictures,” said {S}. “You looked at them on Sundays, and then they went back in the drawer.” “What was on them?” asked {A}. “On one my mother’s chasing a goose. You only see one boot and a wing.”',
        '“That isn’t a good one,” said {A}. “It was the best,” said {S}. “On the others she’s just sitting there. But on that one you could hear her.”'
      ]
    },
    {
      id: 'small-photographer',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} got the box for a while. {S} took a knee. {S} took the underside of the table, and the end of a shoelace. {S} took everything that was as high up as {S} was. “You’ve cut off all the heads,” said {A}.',
        '“I didn’t,” said {S}. “They were never on.” {A} went down on all fours to have a look. It was quite true. From there it is a world of knees, and each of them has a face. “That one’s laughing,” said {S}.'
      ]
    },
    {
      id: 'baby-flash',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} looked straight at the photographer and did not think of anything. There was no chin, and no teeth. “Look at that,” whispered {H}. “That’s how you do it.” Click. {A} laughed at the click, and the other face was gone, and there was a new one.',
        'Click. Then came a cross one, and then one as round as a plate. They came and went like the weather. {H} could not keep up at all. {A} had never put on a face in that whole life.'
      ]
    },
    {
      id: 'guest-group',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} was asked to stand in the group. “At the back,” said {A}, “I’m always at the back. I’m the one at weddings of whom they ask later who that was.” “Then today you go in front,” said {H}, and set {A} on the good chair.',
        '{A} did not know what to do with both hands. They were given a lemon to hold. “Who’s that?” the people would ask later on. “That’s the one with the lemon,” they would be told.'
      ]
    },
    {
      id: 'box-for-a-face',
      A: 'partner',
      paragraphs: [
        '{H} sat down, and the box hung. “It’s gone each time I lift this,” said {H}. {A} thought about that. “So have you,” said {A}. “First I’m looking at you, and then there’s a box. I don’t know what to look like for a box.”',
        'The photographer turned the camera round and looked into the cork from the front. {H} would not have known either.'
      ]
    }
  ],
  turn: [
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        'So {H} put the box on the shelf. “Aren’t you a photographer any more?” asked {A}. “What did you put in that cup?” asked {H}. “Nothing,” said {A}. “I was only being natural.” And then {A} couldn’t help laughing, and looked across to see if {H} was laughing too.',
        '{H} shut {H}’s eyes and opened them again. “Click,” said {H}. “What was that?” “That was it,” said the photographer. “I’ve got it in here.”'
      ]
    },
    {
      id: 'more-blinks',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '{A} wanted to try it too. You look, you shut the lids, and it is in. {A} took the table with the spoons on it. {A} took the light by the door, and {H} with a crumb. “How many can you keep?” asked {A}.',
        '“I don’t know,” said {H}. “I’ve got one of a horse from when I was small. I’ve only got to shut my eyes.” They both shut them, to see what else was there. It was like two people in an attic, each with a torch.'
      ]
    },
    {
      id: 'frame',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'With two fingers and two thumbs you can make a frame. {H} looked through it. The window had always been too big to look at, and now it was just right. There was a corner of roof in it, and a bird. The bird went out of the picture at the top.',
        '“Wait,” said {A}, and made a frame too, and put it above. There was the bird again. So it flew from {H}’s into {A}’s, and out at the side. They could have done with a third.'
      ]
    },
    {
      id: 'developing',
      A: 'partner',
      paragraphs: [
        '“May I see it?” asked {A}. “Not yet,” said {H}. “It’s got to be developed. It has to be dark for that.” They drew the curtains and put out the lamp. {H} lay there with {H}’s eyes shut. “First there’s one eyebrow. It’s higher than the other.” “Is it?” said {A}.',
        '“Then there’s the spoon. And your mouth’s just about to say something.” “What?” asked {A}. The photographer looked once more, carefully. “My name,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked through the picture before there was one.',
      '{names} stood stock still, in case it had begun.',
      { text: '{names} combed whatever could be combed, with a fork.', needs: ['hands'] },
      { text: '{names} polished the cork on one sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked each time that it said click.',
      '{names} pushed in at the edge, to be on it a bit.',
      { text: '{names} made rabbit ears behind whoever was in front.', needs: ['hands'] },
      { text: '{names} held the curtain shut under the photographer’s nose.', needs: ['hands'] }
    ],
    turn: [
      '{names} laughed at the cup too, without the least idea why.',
      '{names} came close in the dark, to be developed.',
      { text: '{names} put a cushion under the photographer’s head.', needs: ['hands'] },
      { text: '{names} covered the clock, so that no light got in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The box went back to the tissues, and the spoon into the cup.',
    'The photographer washed and took one more of the bed, from above. Then {H} lay down in it and was on it too.'
  ],
  last: [
    'It was dark enough now for all of them to come out, and {H} was asleep.',
    'Click, said the lids, and {H} slept.'
  ]
})
