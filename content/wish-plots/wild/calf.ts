import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const calf = wishPlot({
  id: 'wish-calf',
  wishes: ['calf', 'calves', 'baby cow', 'baby cows', 'newborn cow', 'cow baby', 'cow babies', 'young cow'],
  answers: ['cow', 'cows', 'baby', 'newborn', 'new', 'born', 'little', 'mother', 'mum', 'mummy', 'mama', 'milk', 'bucket', 'farm', 'farmer', 'meadow', 'field', 'brown', 'tongue', 'lick', 'licks', 'licking', 'licked', 'sleeve', 'hungry', 'drinks', 'drinking', 'feeding', 'feed', 'fed', 'twin', 'twins', 'moo', 'cute', 'sleepy', 'who', 'that', 'hand', 'jumper'],
  except: [...NOT_WELL, 'elephant', 'whale', 'dolphin', 'camel', 'giraffe', 'moose', 'hippo', 'rhino', 'narwhal', 'buffalo', 'reindeer', 'seal', 'golden', 'muscle', 'muscles', 'leg', 'legs', 'sore', 'cramp', 'orphan', 'wolf', 'cowboy', 'sacrifice', 'eid', 'moon', 'purple', 'flying', 'robot'],
  company: ['calf', 'cow', 'farmer'],
  about: 'A hungry calf looks for its milk up above, where milk has always been, and the bucket is on the floor.',
  titles: ['Milk Is Always Up', 'What Hangs Is Milk', '{H} and the Blue Bucket', 'The Calf and the Cuff', 'Somewhere Under the Arm'],
  want: [
    {
      id: 'bucket',
      A: 'partner',
      paragraphs: [
        '{H} was a calf in a brown blanket, and two days old. It had a twin, who drank like a pump and left nothing over. So this calf had its milk in a bucket. That was the big blue bowl.',
        '“Here you are,” said {A}, who was the farmer, and put it on the rug. The hungry calf stretched its nose right up. It looked for the milk under {A}’s arm.'
      ]
    }
  ],
  way: [
    {
      id: 'push',
      A: 'partner',
      paragraphs: [
        '“Down there,” said {A}. The calf looked behind {A}’s knee, and then up a sleeve. “It’s finished,” it said. “My twin’s been here.”',
        '{A} pressed its head a little, towards the bowl. The calf pushed back. Whatever you do to a calf, it does it back. One ear came up wet. It was the only part of the calf that had had any milk.'
      ]
    },
    {
      id: 'nose-print',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A calf has a wet nose, and {H} pressed it against the window to look out. When it looked away, the nose was still there. “That’s your name,” said {A}. “No two cows have the same nose. Yours has a crack like a small river.”',
        '{A} made one beside it. They looked from one to the other for some time. “Mine’s the one with the hill,” said {A}. “Mine’s the one with jam,” said the calf.'
      ]
    },
    {
      id: 'get-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The calf lay down first, in order to think. Cows begin at the front, with both knees. They get up the other way round, with the behind first. For a moment {H} was a hill with its nose on the ground.',
        '{A} tried it too, and put both hands on the rug and then both feet. “That’s a horse,” said the calf. {A} lay down again and began with the behind. “That’s a farmer,” said the calf. You can’t have everything.'
      ]
    },
    {
      id: 'tongue',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When a cow’s nose itches, it puts its tongue in. It can reach right up both holes. {H} stuck out a tongue and felt about for the nose. It got as far as the top lip, and there it gave up.',
        '“Nearly,” said {A}. “I could feel it coming,” said {H}. {A} tried, with {A}’s eyes looking down to help. Then they wiped their chins. A cow never needs a handkerchief.'
      ]
    },
    {
      id: 'bed-of-straw',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The farmer made up the bed in the stall. The straw was strips of newspaper, and {A} shook it out all round. The calf came along behind, and took a mouthful of it. “You’re eating your mattress,” said {A}.',
        '“Only the edge,” said the calf, and it looked surprised. “It’s about the weather.” It let that piece fall, and tried one from further back. There was a crossword on it, and that took longer to chew.'
      ]
    },
    {
      id: 'four-stomachs',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A cow’s stomach has four rooms,” said {A}, and laid four cushions in a row. “Three of them are for grass. Milk doesn’t stop there. It goes straight through to the last.” The calf looked at the other three. “Who’s in those?” “Nobody yet,” said {A}.',
        '“They could do with a lodger,” said the calf. {A} sat down in the second, to see what it was like. It was quiet and rather dark. “There’ll be hay in here by summer,” said {A}, and did not unpack.'
      ]
    },
    {
      id: 'tail-up',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Then it came over the calf, as it does. When calves are let out, they gallop, with their tails straight up in the air. {H} held the tail up behind with one hand. It was a scarf. Round the table it went, and round {A}, with a kick at each corner.',
        '“Where are you off to?” called the farmer. “Here!” called the calf, and was there. It stood with its legs apart and puffed. “I was over there just now,” it said. “It’s about the same.”'
      ]
    },
    {
      id: 'moo-shut',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What does your mother say to you?” asked {A}. “Mmm,” said the calf. A cow that talks to a calf does it low, and with its mouth shut. With its mouth open it talks to the whole field.',
        'They tried both. “Mmm,” said {A}. The calf came nearer. “Moo!” said {A}, to the field. Somewhere a chair creaked. “It says that it’s not at home,” said the calf.'
      ]
    },
    {
      id: 'sit-still',
      A: 'same',
      spare: 8,
      paragraphs: [
        'If you run after a calf, it runs. If you sit down and do nothing, it comes to see why. {A} sat on the rug and looked at a thumb. Behind the curtain there were steps. Something breathed on {A}’s neck, and there was a sniff at an ear.',
        '“What are you doing?” asked the calf. “Nothing,” said {A}. The calf walked all round it. It had never seen nothing from so close. It sat down too, and now there were two of them doing it.'
      ]
    },
    {
      id: 'flies',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Flies came by, three of them, and {A} was all three. “Bzz,” said the first, and sat down on the calf’s back. That’s what a tail’s for. {H} swung a scarf over {H}’s shoulder. The fly had moved to the other.',
        'Cows stand nose to tail in summer, so that each keeps the flies off a face. “Turn round,” said the calf to the flies, “and I’ll do yours.” They had not been offered that before. They thanked it, all three, and stood very still.'
      ]
    },
    {
      id: 'pet-herd',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} belonged to the herd, as far as anybody could tell. The calf went up and stretched out its neck, and breathed in. It didn’t smell of grass there. It smelled of {A}.',
        'They stood like that for quite a while, nose to nose. Then the calf lay down on the warm side of {A}. A herd is whoever lies down with you.'
      ]
    },
    {
      id: 'elder-milking',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I knew a calf once that sucked my coat,” said {S}. “I was talking to a neighbour, and I didn’t notice. We talked about potatoes.” “And the coat?” asked {A}. “It was a jacket afterwards,” said {S}.',
        '{A} looked at {S}’s hem. “Is that it?” “That’s another one,” said {S}, and pulled it in a little. “I don’t talk about potatoes any more.”'
      ]
    },
    {
      id: 'child-twin',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'For a while {S} was the twin, and lay in the straw with a round tummy. “Was it good?” asked {A}. “I don’t know,” said the twin. “I was drinking.” It had hiccups, and each of them lifted one ear.',
        '{A} lay down beside it. Twins lie back to back, and then each of them is warm on one side. “You can have my next one,” said the twin. It meant the hiccup. {A} waited for it, and got it.'
      ]
    },
    {
      id: 'baby-calf',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'In the next stall was an even newer calf, and that was {A}. It had a milk beard already. {H} looked at it through the bars of two fingers. “How did you do that?” asked {H}.',
        '{A} said what {A} always said. “It says you just open your mouth,” said {H}, “and somebody comes.” That was a good plan, but you had to be {A}.'
      ]
    },
    {
      id: 'guest-cow',
      A: 'guest',
      spare: 7,
      paragraphs: [
        'A cow looked over the gate. It was {A}, who was at grass next door. “New?” asked the cow. “Two days,” said the calf. “And what do you think of it so far?” The calf thought. “There’s a lot of it,” it said.',
        'The cow nodded, chewing. It had come to the same opinion, years ago. “Look at the clouds,” it said. “They’re good on most days.” Then it went off to eat some more of the edge.'
      ]
    },
    {
      id: 'bump',
      A: 'partner',
      paragraphs: [
        '“I’ll bring it up to you,” said {A}, and held the bowl under the calf’s nose. The calf gave it a bump with its forehead. That’s how calves ask for more. The milk went over both of {A}’s socks. {A} wiped them, and poured the last of the milk into the bowl.'
      ]
    },
    {
      id: 'from-below',
      A: 'partner',
      paragraphs: [
        '{A} lay down flat, to see it as a calf does. “Where’s your mother’s milk?” asked {A}. “Up,” said {H}. “At the back. It hangs down, and you take hold.”',
        '“So you’ve never met any on the floor,” said {A}. There was a tug. The calf was sucking the cuff of {A}’s jumper, with both eyes shut. “This hangs too,” it said through the wool.'
      ]
    }
  ],
  turn: [
    {
      id: 'downhill',
      A: 'partner',
      paragraphs: [
        '“Leave it in,” said {H}, “and go for a walk with it.” So {A} moved the sleeve, very slowly, downhill. The calf came along on the end, past the knee and over the edge of the bowl.',
        'In went the cuff, and in after it went the calf, up to its nose. “Oh,” it said, in bubbles. {A} drew the sleeve away. The calf didn’t notice. It was drinking.'
      ]
    },
    {
      id: 'licked',
      A: 'same',
      spare: 10,
      paragraphs: [
        'After milk, a calf is licked, mostly against the parting. A cow’s tongue is like a wet doormat. {A} took the clothes brush, dry, and did {H} from the ears to the elbows. Everything stood on end.',
        '“Now I look like a dandelion,” said {H} at the window. “You look well cared for,” said {A}. “It’s the same thing in a calf.”'
      ]
    },
    {
      id: 'other-sleeve',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The jumper had changed. One sleeve ended where a sleeve does, and the other reached to the fingertips and dripped. {A} held up both, side by side. “I’ve got one for every day,” said {A}, “and one for calves.”',
        '“Shall I do the other?” asked the calf. It was kindly meant. {A} folded {A}’s arms, and the long one went round nearly twice.'
      ]
    },
    {
      id: 'led-home',
      A: 'partner',
      paragraphs: [
        'The calf came up with a white chin. “Now you,” it said. “Where’s yours?” {A} had put some bread and butter down somewhere, and looked on the shelf.',
        '“You’re looking up,” said the calf, and held out the end of its blanket. {A} took hold, and was led, very slowly, downhill. There was the bread and butter, on the rug, behind the bowl.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved aside, in case the milk was over there.',
      '{names} put up with a nudge or two, without any milk.',
      { text: '{names} pointed down, and the calf looked under the finger.', needs: ['hands'] },
      { text: '{names} wiped the rim of the blue bowl.', needs: ['hands'] }
    ],
    way: [
      '{names} skidded a little, in spilt milk.',
      '{names} backed away from that forehead.',
      { text: '{names} brought the farmer dry socks.', needs: ['hands'] },
      { text: '{names} dried one wet ear.', needs: ['hands'] }
    ],
    turn: [
      '{names} went downhill too, as far as the rug.',
      '{names} smacked a bit, in time with the calf.',
      { text: '{names} tipped up the bowl, for the last of it.', needs: ['hands'] },
      { text: '{names} rolled up the other sleeve, out of the milk.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl was washed and turned upside down, so that nobody could look for anything in it. {H} hung the jumper up by the other sleeve.',
    '{H} washed a white chin. Then the calf got into bed, knees first, as cows do, and its blanket came too.'
  ],
  last: [
    'Its nose went down, very slowly, over the edge of the pillow, and {H} was asleep.',
    'There was a cuff by the pillow, for the way, and {H} was asleep.'
  ]
})
