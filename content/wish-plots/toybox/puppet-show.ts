import { wishPlot } from '../wish-plot.ts'

export const puppetShow = wishPlot({
  id: 'wish-puppet-show',
  wishes: ['puppet', 'puppets', 'puppet show', 'puppet shows', 'sock puppet', 'sock puppets', 'hand puppet', 'hand puppets', 'glove puppet', 'glove puppets', 'finger puppet', 'finger puppets', 'puppet theatre', 'puppet theater', 'puppeteer', 'puppetry', 'puppit', 'pupet', 'pupets', 'puppits', 'puppet king'],
  answers: ['show', 'shows', 'sock', 'hand', 'glove', 'finger', 'king', 'theatre', 'theater', 'stage', 'play', 'playing', 'plays', 'played', 'making', 'makes', 'make', 'made', 'talks', 'talking', 'funny', 'rude', 'grumpy', 'little', 'old', 'who', 'that', 'audience', 'box', 'putting', 'puts', 'doing', 'does', 'first', 'family', 'home', 'silly', 'bossy', 'crown', 'own', 'new'],
  except: ['pinocchio', 'geppetto', 'nose', 'wooden', 'string', 'strings', 'marionette', 'marionettes', 'punch', 'judy', 'shadow', 'shadows', 'alive', 'life', 'real', 'scared', 'afraid', 'scary', 'creepy', 'frightened', 'lost', 'torn', 'broken', 'sad', 'lonely', 'cry', 'cries', 'crying', 'crocodile', 'wolf', 'dragon', 'bear', 'cat', 'dog', 'mouse', 'duck', 'unicorn', 'school', 'class', 'teacher', 'hospital', 'master', 'muppet', 'muppets', 'dinosaur', 'frog', 'cow', 'lion', 'monkey', 'water'],
  moods: ['first'],
  company: ['King Sock', 'king', 'sock', 'box', 'crown', 'audience', 'show', 'puppet'],
  about: 'The hero wants to be nobody under the sock king, and is seen each time, until the hero looks only at the king.',
  titles: ['Nobody Under King Sock', 'A Very Long Leg', '{H} Is Not There', 'King Sock Sees an Audience', 'Look at Me When I Am Talking'],
  want: [
    {
      id: 'king-bartholomew',
      A: 'partner',
      paragraphs: [
        'King Sock was a grey sock with a yellow crown. {H} knelt behind a big box, quite low, and only King Sock looked over it. {A} sat in front and was the audience. {H} wanted to be nobody, so that only King Sock could be seen.',
        '“I am King Sock,” said King Sock. “Hello, {H},” said the audience. “{H} isn’t here,” said King Sock. “But I can see hair,” said {A}. King Sock looked round at it. “That is my bush.”'
      ]
    }
  ],
  way: [
    {
      id: 'lower-down',
      A: 'partner',
      paragraphs: [
        '{H} bent down lower, and now there was an elbow. “What’s that?” asked {A}. “That is my mountain,” said King Sock. Then something under the mountain sneezed. “Bless you, {H},” said the audience. “It has caves,” said King Sock crossly.',
        'So {H} pulled a blanket over everything, and King Sock spoke to the wall. “I’m over here, {H},” called {A}. “Now you’re a blanket with a sock on.”'
      ]
    },
    {
      id: 'long-leg',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What have you got on below, your Majesty?” asked {A}. King Sock bent over the edge and looked. “A leg,” said King Sock. “Only one?” “It is a very long one. It goes down to the floor, and there it has got a whole person on.”',
        '“Doesn’t that drag?” asked {A}. “It eats a lot,” said King Sock. “I had to take it along to breakfast. The person had two eggs. I had none.”'
      ]
    },
    {
      id: 'bow',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A king bows at the beginning,” said {A}. King Sock bowed. It went down very low, right over the edge of the box. There it hung, and could not get up again. The crown had caught on the tape.',
        'Behind the box somebody puffed. “Are you well, your Majesty?” asked {A}. “I am looking at my cellar,” said a voice from below. “It wants sweeping.” When King Sock came up, the crown was at the back. It spoke to nobody about it.'
      ]
    },
    {
      id: 'applause',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} clapped. King Sock wanted to clap too, but where were the hands? There was one at each side, right in the corners of the sock. One was a thumb, and the other was a little finger. When they met, the face in between went away.',
        '“Was that applause?” asked {A}. “I swallowed my nose,” said King Sock, after a time. {A} offered to clap for the two of them. That way everybody kept a face.'
      ]
    },
    {
      id: 'biscuit',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had brought along a biscuit for the interval. King Sock saw it. “What is that?” “That’s for whoever’s been good.” “I have been good since Tuesday,” said King Sock, and opened its mouth. It took the biscuit in, down to the wrist.',
        'It chewed for a long while. Then it sank slowly below the edge. There was a crunch down there, and it was not King Sock who made it. It came up again with its mouth full of fingers. “Delicious,” said King Sock.'
      ]
    },
    {
      id: 'questions',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“May the audience ask something?” said {A}. “One thing,” said King Sock. “What’s it like to be king?” King Sock put its chin on the edge and thought. “One is put on a lot,” it said. “And then one is washed.”',
        '“And where’s the other one?” asked {A}. A sock has always got another one. King Sock looked to the left and right. “King Sock the Second went into the machine on a Friday,” said King Sock. “He said he’d write.”'
      ]
    },
    {
      id: 'second-puppet',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wanted to be in it too, and put on an oven glove. It came up beside King Sock, and was twice as wide. “Who are you?” asked King Sock. “I’m the Queen,” said the oven glove. “I’m hot on the inside.”',
        'They looked at each other. One had a crown, and the other had a loop to hang up by. “I don’t remember any wedding,” said King Sock. “You were in the wash,” said the Queen. The Queen took up all the room after that, and the King had to stand at the edge.'
      ]
    },
    {
      id: 'how-it-was-made',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the interval King Sock had to have an eye sewn on, because it was hanging down. It looked at the floor with it. {A} did the sewing, and {H} held its head still. “Does it hurt?” asked {A}. “It is my sixth eye,” said King Sock. “They roll.”',
        'Now one eye was green, and the other was a coat button. King Sock tried it out. It looked at the ceiling, and then at {A}. “You’ve become bigger,” it said. “On the left.”'
      ]
    },
    {
      id: 'mouth',
      A: 'same',
      spare: 8,
      paragraphs: [
        'When King Sock talked, its mouth opened. But sometimes it opened after the words. “Good evening,” said King Sock, and then the mouth went four times more. “You’re late,” said {A}. “It has to come up the whole leg,” said King Sock.',
        'They practised with bananas, which is a long word. Ba, na, nas. That is three times open, and shut at the end. In the middle a bit of thread fell out. “That was the skin,” said King Sock.'
      ]
    },
    {
      id: 'tired-arm',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After a while King Sock was not so tall any more. First its neck went, and then its chin. At last there was just the crown, walking along the top of the box. “Are you sinking?” asked {A}. “The land’s rising,” said King Sock.',
        'It’s heavy work, holding up one arm for so long. {H} held it up with the other one. Then King Sock shot into the air, and was longer than ever. “Now I can see Friday,” it said.'
      ]
    },
    {
      id: 'ticket',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Nobody gets into a show without a ticket. {A} had not got one, and had to go out again. There was a desk out there, a stool, and behind it sat King Sock. “One seat, please,” said {A}. “Near the front or near the door?”',
        '“What does it cost at the front?” “A button,” said King Sock. “I need one.” {A} looked down at all the buttons, and in the end took the seat by the door. It was the same chair. It was only turned a bit.'
      ]
    },
    {
      id: 'behind-the-box',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} wanted to see what it was like behind there, and crawled round on all fours. There sat {H}, with red knees. There was a torch, a glass of water, and no King Sock at all. There was just an arm that went up.',
        '“So this is where it’s done,” said {A}. “Sh,” said {H}. “King Sock thinks it’s all alone.” {A} crawled back on tiptoe, if you can. “Where have you been?” asked King Sock. “Nowhere,” said {A}. “And there wasn’t anybody there.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} came to see King Sock. {A} knew that sock, and had carried it about before it was king. King Sock knew it too. “Not on the crown,” said King Sock. {A} smelled along it, and down, and found the place where it smelled of {H}.',
        'From there on {A} went round behind the box and lay down on somebody’s feet. “There’s nobody there,” said King Sock over the edge. {A} shut both eyes. It was rather warm for nobody.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“A man used to come with a puppet in a suitcase,” said {S}. “It sat on his knee, and was very rude to him. We laughed so much.” “Did he mind?” asked {A}. “He went red, and told us how sorry he was.”',
        '“Once the man had a cold, and no voice at all,” said {S}. “So the puppet did the whole evening alone. It said he’d been drinking cold water. And we believed that too. We were cross with him for weeks.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} knew what you have to call out at a puppet show. “Behind you!” called {S}. King Sock spun round. There was nothing there but {A}’s hair. “Behind you!” called {S} again, because it had gone so well.',
        'King Sock spun the other way, and then once more. By now the sock was twisted as tight as a rope. “There really is somebody behind me,” said King Sock in a thin voice. “I can feel it in my neck.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        'King Sock bent down over the edge to {A}. {A} looked at it, and it looked at {A}. Then {A} took hold of the crown and pulled. There was no King Sock any longer, only a hand, and it was quite bare.',
        '{A} did not mind which of the two it was. {A} shook the hand, since it was there, and put King Sock in one ear. “I have been taken prisoner,” said the hand. “By a giant.” The giant laughed.'
      ]
    },
    {
      id: 'where-you-look',
      A: 'partner',
      paragraphs: [
        '{H} came out, and sat down in front of the box. King Sock lay there with a bent crown. {H} looked at it, and set it straight. “Poor King Sock,” said {A} at once.',
        '“Why did you look there?” asked {H}. “Because you did,” said {A}. “When you look at me, I see you. When you look at the King, I see the King.” {H} tried it with the lamp. {A} looked at the lamp.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-front-of-the-box',
      A: 'partner',
      paragraphs: [
        'So {H} stayed there, in front of the box. Up came King Sock on one arm. {H} looked at it and at nothing else. “Good evening, audience,” said King Sock. “Good evening, your Majesty,” said {A}.',
        '“Do you see anybody here besides me?” asked King Sock. {A} looked at the crown, and the button eyes. {H} sat right underneath, with hair and both elbows, and gazed up. “No,” said {A}. “Nobody.”'
      ]
    },
    {
      id: 'nobody-has-an-itch',
      A: 'partner',
      spare: 16,
      paragraphs: [
        'Nobody had an itch on the nose. King Sock noticed, and bent down to scratch. Nobody said thank you. “What are you doing there?” asked {A}. “I am scratching my foot,” said King Sock.',
        'It did the other side too, while it was there. Then it came up again, and the crown was put straight. The audience had not seen anything. It had looked King Sock in the eye the whole time.'
      ]
    },
    {
      id: 'the-lamp-speaks',
      A: 'partner',
      spare: 17,
      paragraphs: [
        '“Does it work with anything?” asked {A}. {H} took a slipper on one hand and looked hard at it. “I’m tired,” said the slipper. {A} believed it at once. Then it was a cup’s turn, and a spoon, which was in a temper.',
        'In the end {A} held up one bare hand, and looked at that. “Good evening,” said the hand. “I’ve come about the crown.” {H} looked at it too. Now there were two nobodies, one beside the other.'
      ]
    },
    {
      id: 'who-has-to-go-to-bed',
      A: 'partner',
      paragraphs: [
        'Then it was late. “Somebody has to clean some teeth now,” said {A}. King Sock looked to the left, and to the right. “There’s nobody here,” said King Sock.',
        'The audience thought it over. “That’s true,” said {A}. “Then your Majesty will have to.” King Sock opened its mouth, and there was not one tooth in it. It looked down the whole length of its leg. “I believe my foot has some,” said King Sock.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a seat in the front row, which was the only one.',
      '{names} looked at the bush, which had ears.',
      { text: '{names} clapped before it began, as people do for a king.', needs: ['hands'] },
      { text: '{names} folded a programme, with nothing in it yet.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the mountain, and it giggled.',
      '{names} watched the blanket, which had begun to steam.',
      { text: '{names} turned King Sock round by the crown, to face the right way.', needs: ['hands'] },
      { text: '{names} lifted one corner of the blanket, to let in some air.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up at King Sock too, and saw nobody.',
      '{names} leaned against nobody, who was soft.',
      { text: '{names} bowed to King Sock, one hand behind the back.', needs: ['hands'] },
      { text: '{names} held a spoon over the crown, for a spotlight.', needs: ['hands'] }
    ]
  },
  bed: [
    'The foot had them all, top and bottom, and King Sock watched that they were done. The box went back against the wall.',
    'Then King Sock was carried to bed by nobody, and lay down beside the pillow. It was flatter than before. Nobody got in under the blanket, right up to the chin.'
  ],
  last: [
    'The button eyes stayed open, but {H} was somebody again, and asleep.',
    'King Sock lay empty beside the pillow, and nobody was under the blanket, and {H} was asleep.'
  ]
})
