import { wishPlot } from '../wish-plot.ts'

export const karaokeNight = wishPlot({
  id: 'wish-karaoke-night',
  wishes: ['karaoke night', 'karaoke family', 'karaoke titas', 'karaoke tita', 'karaoke lolo', 'karaoke lola', 'karaoke tito', 'karaoke machine', 'karaoke loud', 'karaoke too loud', 'karaoke singing', 'karaoke sing', 'karaoke party', 'karaoke home', 'karaoke house', 'karaoke points', 'karaoke score', 'karaoke hundred', 'karaoke dog', 'karaoke grandpa', 'karaoke grandad', 'karaoke grandma', 'karaoke nana', 'karaoke aunties', 'karaoke aunts', 'karaoke auntie', 'karaoke aunty', 'karaoke uncle', 'karaoke uncles', 'karaoke cousins', 'karaoke dad', 'karaoke mum', 'karaoke neighbours', 'karaoke neighbour', 'karaoke birthday', 'karaoke evening', 'karaoke filipino', 'videoke', 'videoke night', 'magic sing', 'karaoke microphone', 'karaoke mic', 'karaoke brother', 'karaoke sister', 'karaoke cousin', 'karaoke mama', 'karaoke papa', 'karaoke friends', 'karaoke song', 'karaoke songs', 'karaoke all night', 'karaoke next door', 'karaoke tonight', 'karaoke weekend', 'karaoke fiesta', 'karaoke kuya', 'karaoke titos', 'videoke family', 'videoke lola', 'videoke lolo', 'videoke tita', 'videoke titas'],
  answers: ['karaoke', 'videoke', 'machine', 'microphone', 'mic', 'sing', 'sings', 'singing', 'sang', 'song', 'songs', 'loud', 'loudly', 'louder', 'loudest', 'noisy', 'noise', 'shout', 'shouts', 'shouting', 'howl', 'howls', 'howling', 'howled', 'bark', 'barks', 'too', 'so', 'very', 'night', 'evening', 'party', 'birthday', 'fiesta', 'sunday', 'saturday', 'friday', 'weekend', 'every', 'all', 'home', 'house', 'street', 'next', 'door', 'neighbour', 'neighbours', 'neighbors', 'dog', 'titas', 'tita', 'tito', 'titos', 'lolo', 'lola', 'aunt', 'aunts', 'auntie', 'aunties', 'aunty', 'uncle', 'uncles', 'grandpa', 'grandad', 'grandma', 'nana', 'mum', 'mummy', 'dad', 'daddy', 'papa', 'mama', 'cousin', 'cousins', 'family', 'everyone', 'everybody', 'whole', 'points', 'point', 'score', 'scores', 'hundred', '100', 'win', 'wins', 'won', 'turn', 'turns', 'ears', 'old', 'love', 'words', 'screen', 'duet', 'dance', 'dancing', 'filipino', 'philippines', 'pinoy', 'funny', 'badly', 'out', 'tune', 'shy', 'sleep', 'can’t', 'until', 'midnight', 'today', 'tonight', 'ate', 'kuya', 'nanay', 'tatay', 'ninang', 'ninong', 'brother', 'sister', 'friends', 'grandmother', 'grandfather', 'garage', 'terrace', 'living', 'room', 'new', 'year', 'christmas'],
  except: ['scared', 'police', 'fight', 'drunk', 'died', 'dead', 'funeral', 'hospital', 'ill', 'sick', 'deaf', 'pop star', 'famous', 'stage', 'concert', 'princess', 'dinosaur', 'dragon', 'robot', 'bear', 'whale', 'frog', 'frogs', 'cat', 'stolen', 'crying', 'cries', 'lost'],
  namesFamily: true,
  moods: ['proud', 'learning', 'waiting', 'first'],
  company: ['machine', 'karaoke', 'microphone', 'titas', 'tita', 'Lolo', 'dog', 'sofa', 'window', 'neighbour', 'neighbours', 'points', 'song', 'street', 'screen', 'lamp', 'cushion', 'glass', 'spoon'],
  about: 'On karaoke night the titas and Lolo sing so loud that the machine gives all its points to the dog next door, until it is heard when the dog sings.',
  titles: ['A Hundred Points for the Dog', 'Karaoke Night', 'In Between Two Lines', '{H} Sings One Word', 'Even Lolo Has to Breathe'],
  want: [
    {
      id: 'nought-for-the-song',
      A: 'partner',
      paragraphs: [
        'It was karaoke night, and {H} wanted a hundred points. The karaoke machine gave them out, after each song. But on the sofa sat three titas, who were aunts to the whole street. Beside them sat Lolo, who was everybody’s grandfather. When {H} sang, the titas and Lolo sang too, to help. They helped so loud that the glasses walked along the shelf. “No points,” said the machine.'
      ]
    }
  ],
  way: [
    {
      id: 'elder-remembers-softly',
      S: 'elder',
      A: 'hero',
      spare: 1,
      paragraphs: [
        '“When I was young,” said {S} between two songs, “there wasn’t a machine. There was an uncle with a guitar.” “And who gave the points?” asked {A}. {S} had to think back a long way. “The moths,” said {S}. “If they stayed, it was good.”',
        '{A} looked up at the lamp. The moths had all left when Lolo began. One of them had come back, and was holding on.'
      ]
    },
    {
      id: 'the-echo',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a knob for the echo, and {H} turned it. “Hello,” said {A} into the microphone. “Hello, hello, hello,” said the sofa, the wall and the hall. {A} liked that very much. “You’re quite right,” said {A}. They all agreed, three times.',
        'Then one tita took the microphone and sneezed. It was the longest sneeze that there had ever been, and four people said “Bless you”.'
      ]
    },
    {
      id: 'louder',
      A: 'partner',
      paragraphs: [
        '“Sing louder,” said {A}. So {H} sang louder. The titas heard that, and were glad, and sang louder still. Lolo stood up for it. Now the machine blinked, and wrote something on its screen. “This is not a song,” {A} read out. “This is a lorry.” There were no points for lorries.'
      ]
    },
    {
      id: 'child-with-cushion',
      S: 'child',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} had two cushions tied on with a scarf, one over each ear. “What?” said {S}. {A} had not said anything yet. “Can you hear Lolo?” asked {A}, with big lips. “With my tummy,” said {S}.',
        '{A} put a hand there, and it was true. Lolo was in there, and one tita as well. You could even tell that it was a slow song, about the moon.'
      ]
    },
    {
      id: 'words-run-ahead',
      A: 'other',
      spare: 4,
      paragraphs: [
        'On the screen the words turned yellow one by one, to show where the song was. {A} wanted to see how it ended, and looked ahead. There came a tree. {A} sang the tree at once, but it was not to be until after the moon.',
        '“You’ve left the moon out,” said {H}. So {A} went back for it. The song went on without {A}, and they met again at the last line.'
      ]
    },
    {
      id: 'lolo-has-the-microphone',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Lolo did not need the microphone, but liked to hold it. It was held like an ice cream, quite far off, and never licked. “You have to go near,” said {H}. “If I go near,” said Lolo, “the fuse goes.”',
        'Lolo went near once, to show them. The lamp turned brown, and the fridge in the kitchen stopped to listen. “Thank you,” said {A}. “Now go away again.” Lolo went away, and there was light.'
      ]
    },
    {
      id: 'points-for-the-dog',
      A: 'partner',
      paragraphs: [
        'Then Lolo and the titas sang the longest song of all. At the end music came out of the machine, and a number. “One hundred,” it said. The titas hugged Lolo. “But who’s that?” asked {H}, for somebody was still singing. It was the dog next door, under the window.',
        '“The dog’s got the hundred,” said {A}. “It only sings when all of you breathe in. That’s the one bit the machine can hear.”'
      ]
    }
  ],
  turn: [
    {
      id: 'everybody-breathes',
      A: 'partner',
      paragraphs: [
        '{H} listened, and so it was. Even Lolo had to breathe, at the end of each line, and the titas did it with him. There it was as still as in a cupboard. It was not long. There was room for a dog in it, or for one word.',
        '{H} took the microphone. The titas sang of the moon, until the glasses walked. They all breathed in. “Moon,” sang {H}, small and quite clear. The machine turned green from top to bottom. “One hundred,” it said.'
      ]
    },
    {
      id: 'pet-sits-still',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had gone under the sofa at the first song, and only came out for the breathing. When it was quiet, there was {A}. When a tita began, there was the end of {A}, going back under. It went in and out like a drawer.',
        '“{A} knows all the songs by now,” somebody said. {H} watched. {A} came out a little too early once, before the last line was done, and looked quite hurt.'
      ]
    },
    {
      id: 'which-words-fit',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What else fits in there?” asked {A}. They tried some words, while the titas went on. “Soap” went in well, and so did “egg”. “Umbrella” was too long. The first half was heard, and then Lolo fell on it.',
        '“What did you say?” asked Lolo after the song. “I’d got as far as the handle,” said {H}.'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Somebody knocked on the wall, and the titas stopped. “Are we too loud?” called Lolo. “No,” called the neighbour. “It’s just that we’ve got the same song on over here. You’re one line behind.” {A} laid an ear to the wall, and that was how it was.',
        '“We’ll wait for you,” called the neighbour. They waited. It was good of them, and it took a whole verse.'
      ]
    },
    {
      id: 'a-song-without-breath',
      A: 'same',
      spare: 9,
      paragraphs: [
        'One of the titas said that she could do a song without breathing at all. They all leaned forward. She sang of a ship, and she went pink, and then a darker pink. At the last line but one she pointed at her mouth and nodded to Lolo.',
        'Lolo sang the line for her. “That counts,” said the tita, when she had some air. {A} had not breathed either, and could not say anything against it.'
      ]
    },
    {
      id: 'what-the-dog-sings',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} and {A} leaned out of the window. The dog sat below with its nose straight up. “What’s it singing?” asked {H}. “It hears a long note, and thinks that it’s another dog,” said {A}. “One that’s far away, and asks where everybody is.” So it has to answer.',
        '“What does it answer?” asked {H}. Behind them Lolo began a very long note. “Here,” sang the dog.'
      ]
    },
    {
      id: 'the-dance-that-goes-with-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The titas had a dance that went with the song about the moon. You took one step to the left, and pointed at the ceiling. {H} and {A} did it behind them. The titas were many, and the room was small. At the third verse they had got as far as the kitchen.',
        '“We can’t see the words from here,” said {A}. “We’ve all got them by heart,” called a tita from the fridge. It was only the machine that stayed behind, all by itself, and showed them to the sofa.'
      ]
    },
    {
      id: 'the-last-song',
      A: 'partner',
      paragraphs: [
        'The titas and Lolo read the number, and read it once more. “With a single word,” said Lolo. “We’ve been singing all evening.” They wanted to hear the word again. So all three titas shut their mouths, and Lolo put a hand on top, to be safe. {H} sang the whole song about the moon, and could hear every bit of it. At the end of each line {H} breathed in. Under the window the dog had been waiting for just that. “You’ll have to share the points,” said {A}. “Fifty each,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sang along with the titas, and nobody could tell.',
      '{names} watched a glass walk along the shelf.',
      { text: '{names} moved the glasses back from the edge.', needs: ['hands'] },
      { text: '{names} turned a page of the song book, and found the moon.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the window, to see who was howling.',
      '{names} felt Lolo’s song come up through the floor.',
      { text: '{names} put two fingers in two ears, and still heard it.', needs: ['hands'] },
      { text: '{names} clapped for the lorry, all the same.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in with the titas, at the end of the line.',
      '{names} kept quiet for a whole song, which was hard.',
      { text: '{names} showed the hundred with ten fingers, ten times.', needs: ['hands'] },
      { text: '{names} held up a round tray, whenever the moon came up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The titas went home and were still humming on the stairs. The karaoke machine was switched off, and the microphone was laid on a cushion.',
    '{H} washed without a song and lay down. It was very quiet, as if the whole street had just breathed in.'
  ],
  last: [
    'In the quiet the dog next door said one word, and {H} was asleep.',
    'Far off Lolo had begun again, quite small now, and {H} was asleep.'
  ]
})
