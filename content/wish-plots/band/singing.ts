import { wishPlot } from '../wish-plot.ts'

export const singing = wishPlot({
  id: 'wish-singing',
  wishes: ['singing', 'sing', 'sings', 'song', 'songs', 'sing song', 'singsong', 'sing-song', 'singing lesson', 'singing lessons', 'learning song', 'learning a song', 'new song', 'singing a song', 'singing songs', 'sing together', 'a round', 'cantar', 'chanter', 'singen', 'canción', 'chanson'],
  answers: ['school', 'learning', 'learn', 'learns', 'learnt', 'learned', 'lesson', 'lessons', 'loves', 'love', 'likes', 'together', 'new', 'favourite', 'happy', 'silly', 'funny', 'little', 'lovely', 'words', 'word', 'voice', 'voices', 'tune', 'loud', 'loudly', 'soft', 'softly', 'quiet', 'beautiful', 'round', 'teaching', 'teach', 'teaches', 'taught', 'playing', 'all', 'day', 'music', 'songs', 'my', 'about'],
  except: ['merry', 'choir', 'stage', 'concert', 'show', 'star', 'stars', 'popstar', 'pop', 'famous', 'microphone', 'karaoke', 'contest', 'competition', 'talent', 'assembly', 'birthday', 'happy birthday', 'carol', 'carols', 'christmas', 'lullaby', 'lullabies', 'sleep', 'head', 'stuck', 'earworm', 'bird', 'birds', 'birdsong', 'nightingale', 'blackbird', 'robin', 'lark', 'whale', 'whales', 'dog', 'dogs', 'cat', 'cats', 'frog', 'frogs', 'mouse', 'mice', 'cricket', 'mermaid', 'mermaids', 'siren', 'sirens', 'dragon', 'dragons', 'unicorn', 'princess', 'robot', 'robots', 'bear', 'fish', 'kettle', 'mountain', 'sea', 'shanty', 'sand', 'stone', 'stones', 'tree', 'trees', 'taylor', 'frozen', 'elsa', 'rapper', 'rap', 'dance', 'dancing', 'dancer', 'piano', 'guitar', 'violin', 'drum', 'drums', 'recorder', 'ukulele', 'band', 'orchestra', 'opera', 'radio', 'shower', 'bath', 'bathtub', 'car', 'toilet', 'potty', 'badly', 'tuneless', 'wrong', 'can’t', 'cannot', 'not', 'never', 'won’t', 'doesn’t', 'lost', 'forgot', 'shy', 'afraid', 'scared', 'sad', 'cried', 'alphabet', 'abc', 'solo', 'church', 'mosque', 'temple', 'prayer', 'hymn', 'hymns', 'anthem', 'war', 'football', 'sign', 'language', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'mum', 'mummy', 'dad', 'daddy', 'baby', 'ice', 'fire', 'six', 'solomon', 'magic', 'magical', 'spell', 'swan'],
  partnerPlays: true,
  moods: ['learning'],
  company: ['moon', 'jug', 'cup', 'song', 'line', 'verse'],
  about: 'The partner learns a song by ear and is always one line late in it, until the two find out that a round has to be sung so.',
  titles: ['One Line Late', 'The Moon in the Water Jug', '{H} Sings the Cup', 'A Song with No End', 'There It Is Again'],
  want: [
    {
      id: 'four-lines',
      A: 'partner',
      paragraphs: [
        '{H} had a new song, and had sung it to everything in the room. “Who put the moon in the water jug? Not I, said the cup. Pour it out, pour it out. There it is again.” {A} liked it. “Sing it with me,” said {H}, “both at once, so that it’s twice as big.”'
      ]
    }
  ],
  way: [
    {
      id: 'late',
      A: 'partner',
      paragraphs: [
        '{H} sang, “Who put the moon in the water jug?” {A} listened, and sang it too. But by then {H} was singing the cup. When {A} got to the cup, {H} was pouring out. “You’re late,” said {H}. They began again. {A} was late by a whole line, every time.',
        '“I have to hear it before I can sing it,” said {A}. “A song’s not like a picture. It won’t lie there until you’ve finished looking.”'
      ]
    },
    {
      id: 'where-it-buzzes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They felt where the singing was. {H} laid one hand on {A}’s neck, and it buzzed there like a jar with a bee in. With a high note it went up. With a low one it was down in the chest.',
        '“Is there any in the elbow?” asked {H}. They tried. It was the only place where there was no song at all.'
      ]
    },
    {
      id: 'pinched-nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had an itch, and pinched {A}’s nose while singing. “Who put the bood in the water jug?” sang {A}. {H} stopped. “What’s a bood?” “I sang moon,” said {A}. “It comes out through the nose.”',
        'Then {H} pinched one too. It was true. The jug and the cup had come through quite well. Nothing could be done for the bood.'
      ]
    },
    {
      id: 'in-a-whisper',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Let’s do it in a whisper,” said {A}. They whispered the whole song, from the moon to the end. All the words were there. But the tune had gone. You cannot whisper a tune. It needs the bit that buzzes.',
        '“So that’s what a song is without the song,” said {H}. It sounded like two people telling on a cup.'
      ]
    },
    {
      id: 'a-long-moon',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When you say “moon”, it’s over at once. When you sing it, it lasts as long as your air does. {H} took a deep breath and sang “moo”, and held it. {A} counted on the spoons. At the ninth spoon came the “n”.',
        '“That was a full one,” said {A}, and tried as well. {A}’s moon was a very thin new one. {A} had laughed on the fourth spoon, and that lets the air out.'
      ]
    },
    {
      id: 'in-the-bathroom',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They went and sang it in the bathroom. There the song was bigger. The tiles don’t keep any of it, and give it all back. “I’m a lot of people in here,” sang {H}.',
        'Then they sang it into the cupboard with the coats. It went in and didn’t come out. “It’s very good in there too,” said {A}, “but it’s for the coats.”'
      ]
    },
    {
      id: 'by-itself',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They agreed not to sing for a bit, and {H} looked at a book. Nobody made a sound. Then one foot began to tap. It was {A}’s. “Are you singing?” asked {H}. “No,” said {A}. “It is.”',
        '{H} put down the book and listened inside. There it was as well, and had got to the cup. It had gone on all the time with nobody singing it.'
      ]
    },
    {
      id: 'misheard-pup',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Not I, said the pup,” sang {A}. {H} stopped singing. “There isn’t a pup,” said {H}. “I wondered what it was doing there,” said {A}, “but I didn’t like to ask.”',
        'They did it once more, with the cup. It was right now, but {A} missed the pup a little. In the third line {A} put in one small bark.'
      ]
    },
    {
      id: 'young-blackbird',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How do birds do it?” asked {H}. “They have to learn, like me,” said {A}. “A young one listens to its father for weeks. Then it sits in a bush and mumbles.” {A} sat behind the curtain and mumbled.',
        'It was something with a jug, and a bit of cup, and then a sort of gargle. “Is that the song?” asked {H}. “Not until spring,” said the curtain.'
      ]
    },
    {
      id: 'the-pet-and-its-line',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} sang the song to {A}, close up, with all the words. {A} looked into {H}’s mouth, where it came from. At the end {A} waited. {H} waited too.',
        'It was the longest rest that the song had ever had. “{A} likes that bit,” said {H}, and sang the rest once more, to get there again.'
      ]
    },
    {
      id: 'the-elder-donkey',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I don’t know what I came in here for,” said {S}. “But I know all nine verses of a song about a donkey.” {S} sang them, one after the other, and left out no hoof. “When did you learn that?” asked {A}.',
        '“When I was five. They don’t wear out,” said {S}. “You put them in early, and there they stay.” At the door {S} turned round. It had been the scissors.'
      ]
    },
    {
      id: 'the-child-one-note',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sang along, all on one note. The tune went up to the moon and down to the cup, and {S} stayed where {S} was. “It goes up there,” said {A}. “I know,” said {S}. “I’m waiting for it to come back.”',
        'So {A} sang up and down, and the one note went on below. It was like a table with things on it. “Don’t stop,” said {A}. “I’d fall.”'
      ]
    },
    {
      id: 'the-baby-sings-a',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} listened to the song, from the moon to the end, with an open mouth. Then a note came out of it. It had no words at all. It was as long as a scarf, and it was not in the song.',
        '{H} looked for it, up and down, until {H} had it too. They held it together, and it buzzed. {A} was so surprised that {A} stopped to see who was singing.'
      ]
    },
    {
      id: 'waiting-at-each-line',
      A: 'partner',
      paragraphs: [
        '{H} thought of a way. {H} sang one line and waited, and {A} sang it, and only then came the next. Now nobody was late. But the song stood still at each corner, like somebody with a stone in one shoe.',
        '“It’s only four sentences now,” said {H}. “It’s stopped being a song,” said {A}. “A song has to go on.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nobody-waits',
      A: 'partner',
      paragraphs: [
        '“Then I’ll go on,” said {H}, “and you just be late.” {H} sang the moon, and did not wait. When {H} got to the cup, {A} put the moon in underneath. {H} put a finger in one ear so as not to slip. And it was not wrong! The cup and the moon went together, like the fingers of two hands.',
        '“Did you hear that?” said {A}. “It’s meant to be late. I’m not behind you, I’m in the other half.” A song like that is called a round.'
      ]
    },
    {
      id: 'slipped-over',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Once {H} slipped. {H} had been singing the cup, and all at once it was the moon. Now they both sang the same line, and there was only half as much song. “You’re in mine,” said {A}. “It was so near,” said {H}.',
        '{H} held on to one ear, waited for the jug to come by, and got back on.'
      ]
    },
    {
      id: 'walked-round',
      A: 'same',
      spare: 10,
      paragraphs: [
        'So as not to get mixed up, they walked it. The moon was the lamp, the cup was the stool, and pouring out was the mat. {H} set off round the table, singing. When {H} was at the stool, {A} set off.',
        'That way they never met. But each could hear where the other one was. {A} came past the lamp and gave the moon a bit more, because it was on.'
      ]
    },
    {
      id: 'how-to-stop',
      A: 'partner',
      paragraphs: [
        '{H} got to “There it is again”. But {A} was still pouring, and you can’t leave anybody alone in the middle of a song. So {H} went back to the moon. Then {H} was in the middle, and {A} couldn’t stop either. They went on singing it round and round, seven times, and softer each time.',
        'At last {H} sang the fourth line, and shut both lips. {A} had one line left, all alone. “There it is again,” sang {A}, hardly louder than the lamp. “You’re late,” whispered {H}. “I know,” said {A}. “That’s the end of it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to the song for the fifth time that day.',
      '{names} came to see what was in the jug.',
      { text: '{names} fetched a jug and a cup, so that the song had something to go by.', needs: ['hands'] },
      { text: '{names} clapped at the end of each line, and once in between.', needs: ['hands'] }
    ],
    way: [
      '{names} looked from one mouth to the other.',
      '{names} swayed a little, one line late.',
      { text: '{names} poured some water out and sang nothing.', needs: ['hands'] },
      { text: '{names} beat the time on a box.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the middle, where both halves could be heard.',
      '{names} went round as well, without a word.',
      { text: '{names} waved it along with a wooden spoon.', needs: ['hands'] },
      { text: '{names} turned the lamp down as the song got softer.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jug went back on the shelf, with nothing in it but a shine.',
    '{H} washed, and hummed the cup through the foam of the toothbrush. Then {H} lay down, and the song lay down too, and went on very small.'
  ],
  last: [
    'The song came round once more, with nobody singing, and {H} was asleep.',
    'There it was again, in the window this time, quite round, and {H} was asleep.'
  ]
})
