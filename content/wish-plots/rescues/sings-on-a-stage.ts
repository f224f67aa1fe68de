import { wishPlot } from '../wish-plot.ts'

export const singsOnAStage = wishPlot({
  id: 'wish-sings-on-a-stage',
  beginsElsewhere: true,
  wishes: ['sings on a stage', 'sings on stage', 'sing on a stage', 'sing on stage', 'singing on a stage', 'singing on stage', 'sang on stage', 'sings at a concert', 'sings in a concert', 'sing at a concert', 'singing at a concert', 'sang at a concert', 'gives a concert', 'pop star', 'popstar', 'pop stars', 'popstars', 'pop star stage', 'pop star concert', 'becomes a pop star', 'pop singer', 'pop concert', 'famous singer', 'famous singers', 'singer', 'singing star', 'star singer', 'microphone', 'microphones', 'sings microphone', 'sings in front of people', 'singing competition'],
  except: ['choir', 'school', 'nativity', 'christmas', 'kpop', 'demon', 'hunters', 'guitar', 'shy', 'afraid', 'scared', 'nervous', 'forgot', 'cried', 'lost', 'opera', 'bird', 'birds', 'elsa', 'lullaby', 'rock', 'band', 'taylor', 'dog', 'cat', 'frog', 'frogs', 'mermaid', 'sore', 'throat', 'ill', 'died', 'church'],
  answers: ['pop', 'star', 'stars', 'popstar', 'sings', 'sing', 'singing', 'sang', 'singer', 'song', 'songs', 'stage', 'concert', 'microphone', 'famous', 'big', 'hall', 'people', 'crowd', 'fans', 'audience', 'lights', 'gives', 'becomes', 'front', 'world', 'wants', 'be', 'who', 'loud', 'girl', 'boy', 'competition', 'dances', 'dance', 'sparkly'],
  company: ['song', 'stage', 'curtain', 'microphone', 'light', 'hall', 'mayor', 'hat', 'sock', 'jacket', 'band', 'people', 'concert', 'banana', 'row', 'loudspeakers'],
  out: true,
  about: 'A pop star practises behind the curtain, and the microphone has been on the whole time.',
  titles: ['The Red Light Was On', 'One Sock Is Here', '{H} Sings on a Stage', 'Hey-Oh, Like a Door', 'A Hat Like a Pudding'],
  want: [
    {
      id: 'behind-the-curtain',
      A: 'partner',
      paragraphs: [
        'Tonight {H} was a pop star, in a silver jacket, on a real stage. Behind the curtain three hundred people were waiting. At the end of the song {H} would sing “hey-oh!” And {H} wanted them all to sing it back.',
        '“They can’t,” said {A}, who was the band. “They’ve never heard it. You only made it up on Tuesday.” {H} picked up the microphone, to practise once more. A small red light was on at the bottom of it.'
      ]
    }
  ],
  way: [
    {
      id: 'practising',
      A: 'partner',
      paragraphs: [
        'Softly {H} sang it through. “One sock is here, and one sock’s gone.” Then {H} scratched. “This jacket itches. And did you see the mayor’s hat? It looks like a pudding.” Beyond the curtain a lot of people laughed. “They’re cheerful,” said {A}.',
        'Then came the hey-oh. It has to go up very high, and it squeaked like a door. {H} sang it again. Squeak. {H} sang it with a mouthful of banana. Eighteen times it squeaked, and the nineteenth time it was right.'
      ]
    },
    {
      id: 'sound-check',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Pop stars do a sound check. “One, two,” said {H}. “One, two,” said {A}. “What comes next?” “They never get any further,” said {A}. “I’ve wondered about that.” {H} thought it a pity. “Three,” said {H} into the microphone, “four, five, six.”',
        '{H} went on as far as twenty-nine and then didn’t know how it went. There was a little pause. “Thirty,” said somebody on the other side of the curtain, quite kindly. “That’s odd,” said {H}. “They’re counting as well.”'
      ]
    },
    {
      id: 'the-jacket',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The jacket was sewn all over with silver scales, like a fish. They had been stitched on from inside, and each stitch had a knot. {H} rubbed against the piano, up and down. The keys went along with it. It was nearly a tune.',
        '“A bit lower,” said {H}. {A} scratched with a drumstick. “Lower. Left. Aaah.” They stayed like that for some time. Out in the hall it had turned very quiet. When it was over, three hundred people breathed out.'
      ]
    },
    {
      id: 'the-dance',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a dance in the middle too. It went: step, step, turn, and point at the sky. {H} stepped and turned, and the cable came along. At the second turn it was round both legs. At the third {H} pointed at the sky, lying down.',
        '“Is that how it goes?” asked {A}. “It is now,” said {H}. {A} unrolled the pop star, from left to right, like a carpet. “Your socks don’t match,” said {A}. “I know,” said {H}. “It’s what the song’s about.”'
      ]
    },
    {
      id: 'secrets',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I’ll tell you something,” whispered {H}, with the microphone under one arm. “The other sock isn’t really gone. I know where it is.” {A} leaned in. “It’s behind the radiator. I put it there, so that I’d have a song.”',
        'From the hall came a long “oooh.” They both looked at the curtain. “Something must be happening out there,” said {A}. “I expect the mayor’s sat down on somebody,” said {H}. There was a laugh, and it took a while to stop.'
      ]
    },
    {
      id: 'the-band',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was a big band for just one person. {A} had a drum for one foot, and a cymbal for the other. The left hand had the piano, and the right hand had a kind of whistle on a spring. “And what’s your nose for?” asked {H}. “The triangle,” said {A}.',
        'They tried how it went together. It was like a kitchen falling down some steps, only with a tune. At the end came one small ting. “Ouch,” said the band. “Leave that bit out,” said {H}. “The ouch is good.”'
      ]
    },
    {
      id: 'autographs',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A pop star has to be able to sign things very fast. {H} practised on the back of the programme, with the eyes on something else. It looked like a worm. Then it looked like a worm with a hat. “That’s it,” said {A}. “That’s you.”',
        '{H} signed the drum, and a chair, and the band’s left hand. “How many people are there?” asked {H}. “Three hundred.” {H} shook out one wrist. “Then I’ll leave off the hat,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was the bodyguard, since every star has one. {A} lay across the door of the changing room, and nobody could get in or out. “Not even me?” asked {H}. {A} shut one eye.',
        'So {H} stepped over with great care, silver jacket and all. The microphone hung down and bumped into {A}. “Hrumph,” said the loudspeakers in the hall, as large as a bear. All the people sat up straight. They thought that the concert had begun.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I sang on a stage too,” said {S}. “I had only one word. It was ‘Hark!’ I waited for an hour, and when it came I’d got the hiccups.” “So what did you sing?” asked {A}. “Ha,” said {S}. “And a bit later, ark.”',
        '“Did they clap?” “They asked for it again,” said {S}, and did the zip up on the silver jacket. “I couldn’t do it. They’d gone.” {A} breathed in and out, to see if there were any today. There weren’t.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the backing singer, and sang “doo.” “You sing doo after every line,” said {A}. {S} sang it after every line, and also before. Then {S} sang it in between. In the end there was only one word of the song that could get in. It was “sock.”',
        '“Doo, doo, sock, doo,” sang {S}. It was hard to get that out of your head again. Out in the hall someone was humming it already. “It’s a hit,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} got hold of the microphone and put it in {A}’s mouth. “Don’t eat it,” said {H}, but {A} had only wanted to know how it was. It was smooth, and had a net on top. {A} told it something long, with a lot of M in it.',
        'Far off in the hall three hundred people said “aaah.” {A} looked at the microphone in surprise. {A} had told things to a great many spoons, and not one of them had ever answered.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} did the lamps, and sat up at the side by the switches. “At ours they’re on or off,” said {A}. “You’ve got a blue one here.” It became blue on the stage, like under water. Then it turned red, and {H} looked like a silver tomato.',
        '“Leave it there,” called {H}. “I can’t,” called {A}. “It likes to go round.” From then on the pop star was a fish, a tomato, a lemon and a leaf, by turns. The band looked like a salad.'
      ]
    },
    {
      id: 'no-song',
      A: 'partner',
      paragraphs: [
        'Up went the curtain. There were three hundred faces. {H} opened {H}’s mouth to sing, and the song wasn’t in it. Not even the sock was in it. {A} played the beginning, and then played it again.',
        'Then {A} bent down. “The red light,” whispered {A}. “It’s on. It’s been on the whole time.” “On the whole time,” said the loudspeakers.'
      ]
    }
  ],
  turn: [
    {
      id: 'they-know-it',
      A: 'partner',
      paragraphs: [
        '“You heard all that?” asked {H}. Three hundred heads nodded. “The jacket?” They nodded. “And the pudding?” The mayor nodded most, for it wobbled. {H} thought about that. Then {H} held the microphone out to them. {A} hit the drum.',
        '“One sock is here!” sang three hundred people. “And one sock’s gone!” They knew every word. Out of all those mouths the song came back, and now {H} had it too. {H} sang till the jacket itched in time.'
      ]
    },
    {
      id: 'all-the-socks',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the second verse something flew through the air. It was a sock. Then came another, from the back, a stripy one. “They’re throwing things,” whispered {A}. “It’s what you do, for a pop star,” said {H}. Soon it rained socks. They were all single ones.',
        '“There you are,” sang {H}, out of nothing, “there you are, I’ve found you.” {A} wore one on each drumstick. The whole hall had one cold foot, and stamped with the other.'
      ]
    },
    {
      id: 'the-mayor',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The mayor came up on the stage. “About my hat,” said the mayor into the microphone. {H} looked at the floor. “I was told that it was a dome. I’ve worn it for six years. Nobody ever told me.” The mayor took it off and showed it to the people, from all sides.',
        '“It’s got a cherry on it,” said {A}. “I thought that was a knob,” said the mayor. It was put on the piano for the rest of the concert. From time to time somebody looked at it, and got hungry.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“More!” they called, when the second verse was over. “There isn’t any more,” said {H}. “There is,” called a lady from the balcony. “What about the bit where you count?” So {H} counted, with {A} on the drum. It had a good beat. At twenty-nine {H} held out the microphone.',
        '“Thirty!” roared three hundred people. Some of them threw up their arms. There’d never been such a thirty in that town.'
      ]
    },
    {
      id: 'hey-oh',
      A: 'partner',
      paragraphs: [
        'Then came the end. {A} stopped playing. {H} breathed in, right down to the socks. “Hey-oh!” It went up to the lamps, as clear as glass. Nobody sang back. Then three hundred people opened their mouths.',
        '“Hey-oh!” they squeaked, like three hundred doors. They’d heard it eighteen times like that, and once the other way. {A} fell off the stool. “Hey-oh!” squeaked the pop star. And the mayor threw the pudding up in the air.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the curtain, and saw six hundred shoes.',
      '{names} lay on the cable, where it was warm.',
      { text: '{names} polished the silver jacket with a sleeve.', needs: ['hands'] },
      { text: '{names} wrote out the song in big letters, and left it at home.', needs: ['hands'] }
    ],
    way: [
      '{names} flinched at each squeak.',
      '{names} listened at the curtain, and on the other side somebody listened too.',
      { text: '{names} ate the rest of the banana.', needs: ['hands'] },
      { text: '{names} held up both thumbs from the side.', needs: ['hands'] }
    ],
    turn: [
      '{names} swayed from side to side in the front row.',
      '{names} joined in at the sock.',
      { text: '{names} held up a torch, and waved it to and fro.', needs: ['hands'] },
      { text: '{names} clapped in between, where it was needed.', needs: ['hands'] }
    ]
  },
  bed: [
    'They pulled out the plug, and the red light went off. All the way home people squeaked to each other across the street.',
    '{H} washed and hung the silver jacket over a chair, and had one last scratch. “Good night, socks,” said {H}, and nobody heard that but the socks.'
  ],
  last: [
    'The light was off, and the whole song was still in there, and {H} was asleep.',
    'Somewhere a door said hey-oh, very quietly, and {H} was asleep.'
  ]
})
