import { wishPlot } from '../wish-plot.ts'

export const unkindWords = wishPlot({
  id: 'wish-unkind-words',
  wishes: ['mean words', 'mean school', 'mean nursery', 'mean preschool', 'mean girl', 'mean girls', 'mean boy', 'mean boys', 'mean kid', 'mean kids', 'mean children', 'mean child', 'mean friend', 'mean friends', 'mean things', 'mean thing', 'someone mean', 'people mean', 'mean class', 'mean playground', 'mean cousin', 'mean comment', 'mean comments', 'meanness', 'unkind', 'unkindness', 'nasty words', 'nasty things', 'nasty thing', 'nasty school', 'nasty friend', 'nasty girl', 'nasty boy', 'nasty kids', 'someone nasty', 'horrible things', 'someone horrible', 'kids horrible', 'horrible girl', 'horrible boy', 'someone horrid', 'someone rude', 'rude things', 'wasn’t nice', 'wasnt nice', 'weren’t nice', 'werent nice', 'hurtful', 'hurt feelings', 'kids laughed', 'kid laughed', 'children laughed', 'boys laughed', 'girls laughed', 'boy laughed', 'girl laughed', 'friends laughed', 'class laughed', 'school laughed', 'nursery laughed', 'people laughed', 'someone laughed', 'got laughed', 'getting laughed', 'laughed drawing', 'laughed shoes', 'made fun', 'make fun', 'making fun', 'teased', 'teasing', 'called names', 'calling names', 'name calling', 'called stupid', 'called baby', 'called ugly', 'called silly', 'girl stupid', 'boy stupid', 'kids stupid', 'friend stupid', 'drawing ugly', 'picture ugly', 'painting ugly', 'shoes ugly', 'drawing rubbish', 'picture rubbish', 'drawing stupid', 'drawing bad', 'insulted', 'insult'],
  answers: ['school', 'nursery', 'preschool', 'kindergarten', 'daycare', 'playground', 'playtime', 'break', 'park', 'class', 'boy', 'boys', 'girl', 'girls', 'kid', 'kids', 'child', 'children', 'friend', 'friends', 'best', 'someone', 'somebody', 'other', 'others', 'everyone', 'today', 'said', 'says', 'saying', 'called', 'calls', 'him', 'her', 'being', 'got', 'gets', 'sad', 'upset', 'cried', 'crying', 'feels', 'felt', 'feelings', 'words', 'word', 'thing', 'things', 'drawing', 'drawings', 'picture', 'painting', 'ugly', 'stupid', 'silly', 'rubbish', 'baby', 'wearing', 'shoes', 'lunch', 'jumper', 'coat', 'voice', 'name', 'funny', 'big', 'older', 'table', 'bus', 'fun', 'laughed', 'laughing', 'mean', 'nasty', 'horrible', 'horrid', 'when', 'fell', 'reading', 'hurt'],
  except: ['sorry', 'apologise', 'apologize', 'apology', 'ears', 'ear', 'freckles', 'freckle', 'hair', 'haircut', 'curls', 'curly', 'nose', 'teeth', 'looks', 'glasses', 'braces', 'bully', 'bullied', 'bullying', 'hit', 'hits', 'hitting', 'kick', 'kicked', 'punched', 'pushed', 'threatened', 'threat', 'died', 'dead', 'teacher', 'skin', 'fat', 'black', 'brown', 'muslim', 'jewish', 'race', 'racist', 'accent', 'disabled', 'wheelchair', 'stammer', 'stutter', 'dragon', 'dragons', 'witch', 'wolf', 'monster', 'pirate', 'troll', 'ogre', 'king', 'queen', 'giant', 'dog', 'cat', 'goose', 'stepmother', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'every', 'always', 'tickled', 'joke', 'jokes', 'clown', 'monkey', 'nervous', 'funny', 'new', 'coming', 'shall', 'name', 'sister', 'brother', 'will be'],
  moods: ['alone', 'quarrel', 'learning', 'change', 'afraid', 'losing'],
  company: ['bowl', 'table', 'potato'],
  about: 'A mean thing was said and is still loud; it is a potato in a bowl of all that was said that day, and comes up on top as often as the bowl is shaken.',
  titles: ['The Potato on Top', 'A Shell for Mind the Step', 'It Came Up Again', '{H} Carries the Bowl', 'All That Was Said Today'],
  want: [
    {
      id: 'how-big',
      A: 'partner',
      paragraphs: [
        'Somebody had said a mean thing to {H} today, and somebody else had laughed. It had hurt, and it still did. “It’s still in there,” said {H}, and held one ear. “When it’s quiet, I hear it again.”',
        '{A} came and sat close. “How big is it?” asked {A}, and they tried what they had. A spoon was too thin, and an onion too smooth. A potato with a knob on it was just right. {H} put it on the table, and it was the mean thing. “I want it to be quiet,” said {H}.'
      ]
    },
    {
      id: 'what-to-do',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Do you want to tell me what it was?” asked {A}. {H} shook {H}’s head. “Do you want me to guess?” “No.” “Do you want me to go away?”',
        '“No!” said {H}, and took hold of {A}’s sleeve. “Then I’ll stay,” said {A}, and leaned against {H} to show how.'
      ]
    },
    {
      id: 'looked-everywhere',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Is it true?” asked {H}. “I don’t know what it was,” said {A}. So {H} bent over, and whispered it, just once. {A} thought about it. {A} looked at {H} from the hair down to the socks, and took a long time.',
        '“No,” said {A}. “Not anywhere?” “I’ve looked everywhere,” said {A}. “There’s jam on one ear. But that isn’t what they said.”'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-bowl',
      A: 'partner',
      paragraphs: [
        'First they hid it. {H} turned a bowl over the potato, and it was gone. But now there was a bowl there, and {H} knew what was under it. “It’s got bigger,” said {H}.'
      ]
    },
    {
      id: 'very-loud',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They also tried to be louder than the mean thing. {H} beat two lids together, and {A} sang as deep as a cupboard. As long as they did that, there was nothing else to hear. Then they both needed some breath.',
        '“There it is again,” said {H}. “It waits,” said {A}. “It hasn’t got anything else to do.” {H} put down the lids. You could not do that all night, because of the neighbours.'
      ]
    },
    {
      id: 'in-the-boot',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Once they carried the potato out, and put it in a boot. Then they came back, and sat down, and waited. “Is it gone?” asked {A}. “No,” said {H}. “It’s in the boot.”',
        'That was no better. Now there was a boot as well that nobody could put on. {A} fetched the potato in again. It was a bit warmer than before, and looked just the same.'
      ]
    },
    {
      id: 'mind-the-step',
      A: 'partner',
      paragraphs: [
        '“The potato’s all by itself on that table,” said {A}. “Was that the only thing anybody said today?” “You said good morning,” said {H}. {A} fetched a bag of pasta, and laid down a shell for good morning. Then there was “Mind the step,” and “Shoes!” three times, and “You’re sitting on my sleeve.” Each was only a shell, but soon there was a heap.'
      ]
    },
    {
      id: 'through-the-door',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There’s one you didn’t hear,” said {A}. “I said it this morning, through the door. You were singing.” “What was it?” asked {H}. “That it was a nice song.”',
        'So a thing had been said today that {H} had known nothing about. It had been out there by itself the whole time. {A} chose the best pasta shell for it. {H} gave it a place near the front.'
      ]
    },
    {
      id: 'only-in-a-hurry',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then there was “Hurry up,” and that had been quite loud. “Is that a mean one?” asked {A}, with the shell between two fingers. {H} weighed it in one hand.',
        '“No,” said {H}. “It was only in a hurry.” So it went in with the others, but on its back. Beside it lay “Where’s your other glove,” which had been said to {H} and the glove together.'
      ]
    },
    {
      id: 'to-a-beetle',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“And what did you say?” asked {A}. {H} had said “Thank you” and “That’s mine.” To a beetle on the step {H} had said “Excuse me.”',
        '“What did the beetle say?” “It went round,” said {H}. {A} laid down a shell for “Excuse me.” The beetle got the smallest one in the bag, for going round.'
      ]
    },
    {
      id: 'a-wave',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Somebody waved at me,” said {H}, “from a window. Does that count?” They tried it out. {A} went to the other end of the room and waved.',
        '“That was hello,” said {H}, and waved back. “And that was hello too,” said {A}. So it was two shells, one for each end of the room. {A} laid them at the two ends of the row, with all the others in between.'
      ]
    },
    {
      id: 'pet-looked',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had not said a word to anybody, the whole day long. “But you looked at me,” said {H}. “This morning you did, and just now.”',
        '{H} laid down two shells for the two looks. Then {A} looked once more, and {H} had to go back to the bag.'
      ]
    },
    {
      id: 'elder-knees',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Somebody said a thing about my knees once,” said {S}. “I wore long socks for a year. Even in bed.” “And then?” asked {A}.',
        '“Then I had to wash them, and I saw my knees again. I’d thought that they would look like what was said. But they’d just gone on being knees.” {A} asked to see them. They were very good knees, and one had a plaster on.'
      ]
    },
    {
      id: 'child-toast',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had said a great deal to {A} today, and knew most of it. “I said it’s my turn. I said where’s my duck. And I said you smell of toast.”',
        '{A} stopped, with a shell in the air. “Was that last one mean?” “No,” said {S}. “I like toast.” {S} sniffed at {A} once more, to make sure. It was still toast.'
      ]
    },
    {
      id: 'baby-ba',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '“Ba,” said {A}, and looked at {H} while saying it. “That’s one,” said {H}, and laid down a shell. “Ba,” said {A}.',
        'Soon there were nine shells of Ba in a row. Nobody knew exactly what it meant. But you could see that it was something good, and that it was meant for {H}.'
      ]
    },
    {
      id: 'guest-two',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} had not been there long, and had said “Hello” and “What a lot of pasta.” {H} laid down one for each.',
        '“I can say something more,” said {A}, “if you’re short of them.” {H} was not short of them. But {A} was thinking already, so {H} waited, with the shell ready. “You hold that bag very well,” said {A}.'
      ]
    },
    {
      id: 'shaken',
      A: 'partner',
      paragraphs: [
        'All the shells went into the bowl, with the potato in the middle. {H} shook it, so that the potato would get lost. Rattle, rattle, went the shells. When they lay still, the potato was on top. {H} shook harder. It came up again.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-first',
      A: 'partner',
      paragraphs: [
        '“It always comes up!” said {H}, and very nearly cried. {A} bent over the bowl. “It’s because we shake it,” said {A}. “The small ones slip down under it.”',
        '“Then it goes in first,” said {H}. {H} laid the potato on the bottom, and slowly poured the rest over it. Down went the step, the sleeve and all three shoes. “I know it’s there,” said {H}. “But now it isn’t on top. The nice things are.”'
      ]
    },
    {
      id: 'rest-of-the-bag',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“And if it comes up in the night?” asked {H}. “Then you call me,” said {A}. “There’s half a bag left.” {H} looked into the bag. It was quite full of things that nobody had said yet.',
        '“What are those?” “I don’t know,” said {A}. “I expect one of them is porridge.” {H} shut the bag with care, so that nothing got out too early.'
      ]
    },
    {
      id: 'slowest-walk',
      A: 'partner',
      paragraphs: [
        '“And now nobody shakes,” said {H}. {H} carried the bowl over to the bed, in both arms. It was the slowest walk there had ever been. Nothing slid, and nothing rattled.',
        '“Is it quiet?” whispered {A}. {H} held one ear to the bowl. “Not quite,” said {H}. “But good morning’s louder.” {A} had found one more shell on the table. “Keep it,” said {H}. “Somebody still has to say good night.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down against {H}’s feet, and kept them warm.',
      '{names} came up on the quiet side, and stayed there.',
      { text: '{names} tucked a cushion in, at the back of {H}.', needs: ['hands'] },
      { text: '{names} hummed into {H}’s other ear, for something else to be in there.', needs: ['hands'] }
    ],
    way: [
      '{names} walked all round the bowl, and did not think much of it.',
      '{names} found a shell under the chair, and it went in with the rest.',
      { text: '{names} put a shell down too, for pass the salt.', needs: ['hands'] },
      { text: '{names} held the bag open, so that nobody had to rummage.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped in the doorway, because of the rattling.',
      '{names} breathed out, now that the bowl stood still.',
      { text: '{names} ran one finger along the table, for the last of the shells.', needs: ['hands'] },
      { text: '{names} poured in a handful too, as slowly as sand.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the bag of pasta, and put it away without a rattle.',
    '{H} let the water out, and lay down, with the bowl close by. When good night was said, the last shell went on top.'
  ],
  last: [
    'On top of it all lay good night, and {H} was asleep.',
    'Nothing rattled, and nothing came up. {H} was asleep.'
  ]
})
