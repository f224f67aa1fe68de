import { wishPlot } from '../wish-plot.ts'

export const foggyMorning = wishPlot({
  id: 'wish-foggy-morning',
  wishes: ['foggy morning', 'foggy mornings', 'foggy walk', 'foggy walks', 'foggy school', 'foggy school run', 'foggy street', 'foggy way', 'foggy lamp post', 'foggy lamp', 'foggy outside', 'foggy today', 'foggy this morning', 'foggy sounds', 'foggy bell', 'so foggy', 'too foggy', 'thick fog', 'thick fog school', 'fog this morning', 'fog morning', 'fog today', 'fog outside', 'fog walk', 'fog walking', 'walking fog', 'walk in the fog', 'walked through fog', 'fog school', 'fog school run', 'fog way to school', 'fog lamp post', 'fog lamp posts', 'fog lamppost', 'fog lampposts', 'fog street lamp', 'fog street', 'fog sounds', 'fog listening', 'fog hear', 'fog bell', 'fog see nothing', 'fog couldn’t see', 'fog can’t see', 'fog could not see', 'fog hid', 'misty morning', 'misty walk', 'misty school', 'mist morning', 'mist school', 'smog school', 'foggy day school'],
  answers: ['fog', 'foggy', 'mist', 'misty', 'smog', 'morning', 'mornings', 'walk', 'walks', 'walking', 'walked', 'way', 'to', 'school', 'run', 'nursery', 'preschool', 'class', 'street', 'road', 'lane', 'path', 'pavement', 'lamp', 'lamps', 'post', 'posts', 'lamppost', 'lampposts', 'light', 'lights', 'torch', 'bell', 'sound', 'sounds', 'noise', 'noises', 'listen', 'listening', 'hear', 'hearing', 'heard', 'ears', 'see', 'seeing', 'saw', 'nothing', 'anything', 'couldn’t', 'can’t', 'could', 'not', 'white', 'grey', 'thick', 'so', 'very', 'too', 'really', 'quiet', 'today', 'this', 'outside', 'out', 'through', 'cold', 'autumn', 'winter', 'november', 'day', 'hand', 'hid', 'hides', 'hiding', 'everything', 'house', 'houses', 'hold', 'holding', 'together', 'slow', 'slowly', 'spooky', 'magic', 'only', 'next', 'gone', 'whole', 'our', 'story', 'about', 'us', 'went'],
  except: ['lost', 'scared', 'afraid', 'frightened', 'crash', 'crashed', 'accident', 'car', 'cars', 'driving', 'drive', 'motorway', 'fell', 'hurt', 'hit', 'alone', 'ghost', 'monster', 'dragon', 'ship', 'ships', 'boat', 'boats', 'sea', 'harbour', 'lighthouse', 'foghorn', 'horn', 'plane', 'flight', 'airport', 'machine', 'brain', 'glasses', 'mirror', 'bathroom', 'frog', 'mountain', 'hill', 'bus', 'asthma', 'cough', 'mask', 'pollution', 'closed', 'cancelled', 'why', 'how', 'died', 'missing'],
  moods: ['first', 'late', 'waiting', 'learning'],
  out: true,
  company: ['bell', 'lamp post', 'lamp posts', 'wall', 'torch', 'gate', 'rope', 'flagpole', 'street', 'school', 'fog', 'hook'],
  about: 'The hero has to ring the school bell, and in the fog there is only ever the next lamp post and a torch makes it worse, until the two of them hear how to walk from sound to sound.',
  titles: ['One Lamp Post at a Time', 'The Street Has Gone', '{H} Has the Bell', 'Sound Goes Round', 'Behind Me, Said the Bell'],
  want: [
    {
      id: 'the-street-had-gone',
      A: 'partner',
      paragraphs: [
        '{H} had the bell this week. It was the hand bell at school, and it had to be rung at nine. But when {A} opened the front door, the street had gone. There was the step, and a wall, and one lamp post. Behind that it was white.',
        '“Fog,” said {A}. {H} wanted to be there by nine. The school was straight along the wall, past seven lamp posts. On any other day you could see it from the step.'
      ]
    }
  ],
  way: [
    {
      id: 'torch',
      A: 'partner',
      paragraphs: [
        'They walked to the first lamp post, and from there they could see the second. From the second they saw the third. “We’re only given one at a time,” said {A}. {H} had brought a torch, to see further, and switched it on.',
        'Now there was a white wall right in front of {H}’s nose, and no lamp post. {H} held the torch higher. The wall got higher too. “You’ve made it thicker,” said {A}. {H} switched it off.'
      ]
    },
    {
      id: 'still-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went as far as the next lamp post, and a little further. “Does it stay there when we’ve gone?” asked {H}. They turned round. There was no lamp post. {A} walked back five steps to make sure. “It’s here,” called {A}. “It’s you that’s gone.”',
        '{H} felt for both ears, and they were there. “I’m not gone,” called {H}. “I’m only at the other end.” {A} came back, and after that they left things where they were.'
      ]
    },
    {
      id: 'good-morning',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Good morning,” said {A} to a stout person by the wall. The person did not answer. They came closer, and it was a bin. “You said it very nicely,” said {H}.',
        'Now they did not like to leave anybody out. They said good morning to a post box, and to a bush. Then they said it to a bit of white with nothing in it at all. “Good morning,” said the white, and somebody went by with a broom.'
      ]
    },
    {
      id: 'grown-old',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They stopped to look at each other, since there was nothing else to look at. {A}’s hair had gone white. There was a drop on every one of them. “You’ve got old,” said {H}. “It was a long way from the last lamp post,” said {A}.',
        '“How old am I?” asked {H}. {A} looked at {H}’s eyebrows from close up. “About seventy,” said {A}. {H} did the sum. “Then I needn’t go to school any more,” said {H}. “You’ve still got the bell,” said {A}.'
      ]
    },
    {
      id: 'ham',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Over a shop hung a sign, and only the front end of it was there. “Ham,” read {A}. {H} was pleased, for breakfast had been early. They took two steps towards it. “Hammers,” read {A}. They took two more, and then they had all of it. “Hammers mended while you wait.”',
        '{H} turned round and looked at the place where it had said “Ham”. “It was better from over there,” said {H}.'
      ]
    },
    {
      id: 'webs',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Along the wall there was a hedge, and it was full of spiders’ webs. Every gap had one, white with little drops. “Were those there yesterday?” asked {H}. “All of them,” said {A}. “You just couldn’t see them. The fog’s put drops on every thread.”',
        '{H} counted twenty-three. In the last one sat a spider, very still. So far nobody had ever seen where it lived, and now everybody knew.'
      ]
    },
    {
      id: 'whispering',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why are we whispering?” whispered {H}. {A} did not know. It was like walking through a room where a baby is asleep. “Say something loud,” whispered {A}. “What?” “Anything.” {H} took a deep breath. “Buttons,” said {H}.',
        'It sounded much too big. They both looked round, to see if they had woken it. But the fog lay where it was, and only turned over a little.'
      ]
    },
    {
      id: 'other-goes-ahead',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I’ll go ahead,” said {A}, “and tell you what’s coming.” After four steps there was no {A}. “What’s coming?” called {H}. “A lamp post!” called {A}. “And after that?” “I’ll have to go and see.”',
        'It was quiet for a while. “A lamp post!” called {A}, from further off. {H} had thought so. All the same, it was good to know that somebody was in front and seeing to it.'
      ]
    },
    {
      id: 'pet-pigeon',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} looked into the white, always at the same place. {H} looked there too and saw nothing. “There’s something coming,” said {H}. They all stood close to the wall and waited. It came nearer. It was small, and it nodded at every step.',
        'It was a pigeon, on foot. “It’s no good flying in this,” said {H}. The pigeon kept to the wall, as they did. {A} let it go by, and it went on to wherever it worked.'
      ]
    },
    {
      id: 'elder-bicycle',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“You call this fog?” said {S}. “When I was small we had fog that you could lean on. My uncle leaned his bicycle on it.” “Did it stay up?” asked {A}. “It did,” said {S}. “It stood there all morning, quite straight.”',
        '{A} thought about that for a whole lamp post. “And when the fog went?” asked {A}. “Then we saw that it was leaning on a cow,” said {S}.'
      ]
    },
    {
      id: 'child-invisible',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’m invisible,” said {S}, five steps away. “I can see your shoe,” said {A}. There was a scraping in the white. “And now?” “Now I can’t see any of you,” said {A}. It was quiet. {S} was enjoying it.',
        'Then a voice came, and it was rather cross. “But I can’t see you either,” it said. “You’ve gone and done it too. That was meant to be just me.”'
      ]
    },
    {
      id: 'baby-boo',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was carried along and was not surprised at all. For {A} every day ended at the next pair of knees. Then a lamp post came out of the white, all at once. {A} laughed at it out loud, as if it had said boo.',
        'The next one did it too. {H} saw how {A} waited, with both eyes on the place. At the third lamp post {A} laughed before it came.'
      ]
    },
    {
      id: 'guest-street',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Is it always like this here?” asked {S}. “Mostly there’s a street,” said {A}. {S} had been looking forward to the street. {A} pointed into the white. “There’s a shop just there,” said {A}, “and a red door, and a cat on a window sill.”',
        '{S} looked for quite a time. “It’s a very nice cat,” said {S}. {A} was glad that {S} liked it.'
      ]
    },
    {
      id: 'clink',
      A: 'partner',
      paragraphs: [
        'At the fourth lamp post {H} stopped. Or was it the third? “I can’t see how far it is,” said {H}. {A} had both eyes shut. “Listen,” said {A}. Far off something went clink, and clink again. “That’s the rope on the school flagpole. It knocks all day long. You never hear it, because you’re looking.”',
        '“Fog’s all tiny drops,” said {A}. “Light bumps into them and comes straight back. Sound goes round.”'
      ]
    }
  ],
  turn: [
    {
      id: 'by-ear',
      A: 'partner',
      paragraphs: [
        'So they went by ear, and {H} went first, with one hand on the wall. A drip came towards them, and that was the broken gutter. Next there was a hum that smelled of buns. “Baker,” said {H}. Then came railings, and {H}’s fingers rattled along them. The clink got bigger all the time.'
      ]
    },
    {
      id: 'squeak',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Behind the rattle there was another sound, a small squeak. They stopped, and it stopped as well. They went on, and there it was, close behind. “We’re being followed,” whispered {A}. “By something little,” whispered {H}.',
        'They walked faster, and it squeaked faster. {A} bent down and listened lower. It was {H}’s left shoe. “It’s allowed to come,” said {H}. “It’s got to be there by nine too.”'
      ]
    },
    {
      id: 'behind-me',
      A: 'partner',
      paragraphs: [
        'When it clinked right overhead, {H} bumped into a gate. The bell hung inside it on a hook, and it was just nine. But there was no one to come in. Out in the white a voice said, “Haven’t we been at this lamp post before?” “They can’t find it,” said {A}.',
        'So {H} rang, slowly, until both arms were heavy. A hat came out of the fog, and after it a scooter. Then eleven coats came, one behind the other, straight up to the bell. “Where’s the school?” asked the last coat. “Behind me,” said {H}, and went on ringing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood on the step, and smelled what was left of the street.',
      '{names} came along, close by the wall.',
      { text: '{names} pulled a hat down over both ears, and then up again, so as to hear.', needs: ['hands'] },
      { text: '{names} knocked on the lamp post, to make sure of that at least.', needs: ['hands'] }
    ],
    way: [
      '{names} waited at a lamp post until the others were there too.',
      '{names} blinked into the white, and got a drop on the nose.',
      { text: '{names} patted each lamp post, so that it would know next time.', needs: ['hands'] },
      { text: '{names} drew a face in the wet on the bin.', needs: ['hands'] }
    ],
    turn: [
      '{names} pricked up both ears, and followed the clink.',
      '{names} came out of the fog behind the scooter.',
      { text: '{names} held the gate open for the coats.', needs: ['hands'] },
      { text: '{names} counted the coats as they came, and it was eleven.', needs: ['hands'] }
    ]
  },
  bed: [
    'By the evening the whole street was back. All seven lamp posts were there at once, and they were on. The torch was laid in its drawer.',
    '{H} washed the smell of brass from ten fingers and lay down. With both eyes shut you heard better. There was the tap, and there was the clock. So everything was in its place.'
  ],
  last: [
    'A long way off the rope went clink, and clink, and {H} was asleep.',
    'One lamp post after another stood there for itself, and {H} was asleep.'
  ]
})
