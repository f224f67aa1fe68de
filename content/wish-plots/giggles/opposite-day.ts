import { wishPlot } from '../wish-plot.ts'

export const oppositeDay = wishPlot({
  id: 'wish-opposite-day',
  beginsElsewhere: true,
  wishes: ['opposite day', 'opposites day', 'day of opposites', 'opposite days', 'everything opposite', 'everything is opposite', 'everything was opposite', 'everything the opposite', 'learning opposites', 'opposite game', 'opposites game', 'yes means no', 'no means yes', 'backwards day', 'backward day', 'everything backwards', 'topsy turvy day'],
  except: ['attract', 'magnet', 'magnets', 'house', 'sad', 'sick', 'ill', 'poorly', 'hurt', 'hates', 'toilet', 'potty', 'divorce', 'sex', 'wrong', 'shoes', 'why', 'walk', 'car', 'driving'],
  answers: ['day', 'everything', 'everyone', 'everybody', 'was', 'game', 'playing', 'play', 'school', 'home', 'silly', 'funny', 'fun', 'family', 'whole', 'all', 'says', 'said', 'means', 'yes', 'no', 'having', 'today', 'kids', 'children', 'topsy', 'turvy', 'upside', 'down', 'backwards', 'boss', 'grown', 'ups'],
  moods: ['question', 'first'],
  company: ['biscuit', 'opposite', 'opposites'],
  asked: true,
  about: 'The hero has made it opposite day and would like to stop, but whatever one says to end it means that it goes on.',
  titles: ['No Means Yes', 'It Is Not Opposite Day', '{H} Cannot Stop', 'The Opposite of a Potato', 'Goodbye, Said {H}, and Came In'],
  want: [
    {
      id: 'no-washing-up',
      A: 'partner',
      paragraphs: [
        'This morning {H} had said that it was opposite day. Yes was no. Hello was goodbye. It had begun because of the spoons. “You could dry those,” said {A}. “It’s opposite day,” said {H}, “so I couldn’t.” And {H} put down the cloth.',
        '“What a dreadful idea,” said {A}, delighted. “Is it for all day?” “No,” said {H}, and meant yes. What {H} wanted was a day when nobody could ask for anything. It went well until the biscuit.'
      ]
    }
  ],
  way: [
    {
      id: 'biscuit',
      A: 'partner',
      paragraphs: [
        'It was the last one, and there was chocolate on it. “Would you like it?” asked {A}. “Yes!” said {H}. “What a pity,” said {A}, and ate it. {H} looked at the plate. “I meant yes.” “So you meant no,” said {A}, with {A}’s mouth full.',
        'That would not happen twice. “Would you like to carry these to the cupboard?” asked {A}. “No!” said {H}, quick as anything. “How kind,” said {A}, and then {H} stood there with nine towels.'
      ]
    },
    {
      id: 'goodbye',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They said goodbye whenever they met. {H} came in at the door, backwards. “Goodbye,” said {H}. “I’m so sorry that you’ve come.” “Don’t sit down,” said {A}, and pulled out a chair. “You look dreadful. Have you got a cold?”',
        '“I’m boiling,” said {H}, with a coat on. They had a very rude talk about the weather, and both enjoyed it. Then {H} got up. “Hello,” said {H}, and left. It was a bit sad, for it sounded like coming.'
      ]
    },
    {
      id: 'potato',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What’s the opposite of big?” asked {A}. “Small.” “Of wet?” “Dry.” “And of a potato?” {H} opened {H}’s mouth and shut it again. “An orange?” said {H}. “It grows up instead of down, it’s got juice instead of none, and nobody mashes it.”',
        '{A} wanted the opposite of a chair. They looked at one for a long time. {A} said that it was standing up. {H} said that it was a chair with you underneath. They tried them both, and it was a tie.'
      ]
    },
    {
      id: 'heavy-feather',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A feather was heavy on that day. There was a small one on the rug, out of a cushion. “Mind your back,” said {A}. They took it at both ends and lifted, and groaned. {H} went purple. “Put it down a moment,” said {H}. “I can’t feel my arms.”',
        'The big chair was no trouble at all. They just said so, and walked past it, whistling, with one finger under the seat. It stayed where it was. But it was light as anything, if you did not ask it to move.'
      ]
    },
    {
      id: 'whisper',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'If you wanted to shout, you had to whisper, and secrets were shouted. “I’m over here,” whispered {A} from the far end. Nobody heard it. “WHAT I’M GIVING YOU FOR YOUR BIRTHDAY,” shouted {H}, “IS,” and then stopped just in time.',
        '“Is what?” whispered {A}. It was very hard. {H} held both hands over {H}’s mouth, and on this day that ought to have made it louder. It was a good thing that nobody told the hands.'
      ]
    },
    {
      id: 'lost-slipper',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I’ve found my slipper,” said {H}, with one bare foot. “I’m sorry to hear it,” said {A}. “Where did you find it?” “I’ve no idea,” said {H}. They both stopped looking, under the sofa and behind the door.',
        'In the end it was {A} who lost it, in the bread bin. “There it isn’t!” said {A}. “That’s the last place where I’d have put it,” said {H}. On that day it was the first, and so {H} ought to have known.'
      ]
    },
    {
      id: 'backwards-story',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{A} told a story, and it began at the end. “They lived happily ever after,” said {A}. “Before that there was a wedding. Before that they had not met. The dragon woke up, and everything was all right, and then it got worse.” {H} listened with great care.',
        '“And how does it begin?” “Once upon a time there was,” said {A}. “Good night.” {H} thought about it. “I liked it,” said {H}. “You knew who they were, and you could forget it bit by bit.”'
      ]
    },
    {
      id: 'mirror',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They looked in the mirror. There it was opposite day all the time. {H} lifted {H}’s left hand, and the one in there lifted the right. “They never stop,” said {A}. “They don’t know it’s a game.” {H} stuck out a tongue, to see if one went in.',
        'But it came out too. “So it’s only the sides,” said {A}. “Up’s still up.” They waved. The two in the mirror waved as well. They did it with the wrong hands, and were quite content.'
      ]
    },
    {
      id: 'tidy',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Make a mess of this,” said {A}, and pointed at the bricks. They were all over the floor already. So there was only one way to make them different. {H} put one into the box, and looked guilty. “Oh no,” said {A}. “What will people say?”',
        'After that it went fast. They both flung them in. {A} wiped the table, and {H} put the cushions straight and patted them. Then they stood in the middle of it. “It looks awful,” said {H}. “I’m ashamed of us,” said {A}. It was the tidiest that it had ever been.'
      ]
    },
    {
      id: 'last-wins',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They played hide-and-seek. The one who hid had to count, out loud, under the blanket. The one who looked had to be quiet, and was looked for. “Ten, nine, eight,” said the blanket. {A} crept about and felt that something was wrong.',
        '“I can hear where you are,” said {A}. “You mustn’t come,” said {H}. So {A} came. “You’ve lost me,” said {H}, and that was a win. They could not work out whose. They gave it to the blanket, which had done the most.'
      ]
    },
    {
      id: 'caller',
      A: 'other',
      spare: 10,
      paragraphs: [
        'The telephone rang, and it was a banana. “Goodbye?” said {H} into it. “Wrong number,” said {A}, “how nice to hear you. I’m not calling from the bus company.” “I haven’t lost a hat,” said {H}. “Then we haven’t found it,” said {A}.',
        '“It isn’t blue,” said {H}. “It’s not got a bobble.” “That’s the one that we haven’t got,” said {A}. They were both so polite about it that neither wanted to begin. “Hello, then,” said {H} at last, and rang off.'
      ]
    },
    {
      id: 'pet-orders',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had not been told what day it was. “Go away,” said {H}, and held out both arms. {A} went away. “No, come here!” {A} came. It was the only one in the house who did what was said.',
        '“I’m not going to stroke you,” said {H}, and did. {A} looked up for a moment, and then lay back. With some people you do not listen to the words. You feel which way the hand is going.'
      ]
    },
    {
      id: 'elder-young',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Then I’m the youngest today,” said {S}, and was pleased. “May I have the cushion? And may I stay up?” {A} had to be the eldest, and sat down carefully. “When I was your age,” said {A}, “everything was much bigger.”',
        '“Tell me about it,” said {S}. “The table was up to here,” said {A}, “and you couldn’t see what was on it.” {S} listened with both hands under {S}’s chin. “And were there already biscuits?” asked {S}. “Hardly any,” said {A}.'
      ]
    },
    {
      id: 'small-grown-up',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        'On opposite day the small ones are in charge. {S} sat at the head of the table with a tie on. “Have you washed your ears?” asked {S}. “No,” said {A}. “Good,” said {S}. “Have you eaten up? Then eat down.”',
        'It was harder than it looked. Everybody wanted something. “Ask somebody else,” said {S}, who had heard that somewhere. At the end {S} slid under the table. “I’m off work now,” said {S} from below, and gave the tie to {A}.'
      ]
    },
    {
      id: 'baby-boss',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} shook {A}’s head at the spoon. “That’s a yes,” said {H}, and held it nearer. {A} opened wide, and it went in. So that was cleared up. {A} shook {A}’s head again, and got another.',
        '“And who told {A} what day it is?” Nobody had. There had been a pea on one side and a pea on the other.'
      ]
    },
    {
      id: 'guest-welcome',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} had to be told, for {A} was only visiting. “Whatever we say, it’s the other way round,” said {H}. “So is that the other way round too?” asked {A}. {H} had to sit down. Nobody had thought of it.',
        '“I’ll do as I do at home,” said {A}. “I’ll say nothing and eat what there is.” That was the only thing that meant the same in both directions. They gave {A} the good chair for it.'
      ]
    },
    {
      id: 'it-is-over',
      A: 'partner',
      paragraphs: [
        'By five {H} had had enough. “It’s over,” said {H}. “So it isn’t,” said {A}. “I don’t want to any more!” said {H}. “So you want to,” said {A}. “How long for?” “Stop!” said {H}. “All right,” said {A}, “on we go.”',
        'Then {A} was a bit sorry, and saw what was wrong. “It’s the words,” said {A}. “You say the right one, but on the way to me it turns over. It’s your own rule. I only get the other end.” {H} sat down on the towels, and thought about the other end.'
      ]
    }
  ],
  turn: [
    {
      id: 'for-ever',
      A: 'partner',
      paragraphs: [
        '{H} stood up. “I never want it to stop!” said {H}. “I want opposite day tomorrow, and on Sunday, and for ever and ever!” It was quiet. You could see {A} turn it over.',
        '“Then it’s over,” said {A}. They looked round. “Really?” asked {H}. “Yes,” said {A}. “And is that yes?” asked {H}. “Yes,” said {A}. It sounded quite new.'
      ]
    },
    {
      id: 'trying-words',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'They had to try it out, as you try ice with one foot. “I’m hungry,” said {H}. “Then you’re hungry,” said {A}. “This is a spoon.” “So it is,” said {H}. They went about and said what everything was.',
        '“I like you,” said {A}. {H} waited, but nothing turned over. It came just as it was. “You can say that one again,” said {H}, “to see if it works twice.”'
      ]
    },
    {
      id: 'one-left',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'There was a bit of opposite left, about as much as at the bottom of a jar. “You’re not at all tired,” said {A}. “No,” said {H}, and yawned until {H}’s ears went back. They both looked at the yawn.',
        '“Which day was that from?” asked {A}. “I think it was still in there,” said {H}, “from before.” They finished it up between them, with one more yawn from {A}.'
      ]
    },
    {
      id: 'second-biscuit',
      A: 'partner',
      paragraphs: [
        '“Is there another biscuit?” asked {H}. “That was the last,” said {A}, “and on opposite day the last one is the first.” {A} reached behind the tin. There was a second one, a bit broken. “I’d kept it. Would you like it?”',
        '{H} took a deep breath, and was careful. “Yes,” said {H}. And {A} gave it to {H}, and {H} broke it, and gave half back. Then {H} dried the spoons. Nobody had asked.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in backwards, and bumped into the spoons.',
      '{names} sat down on the wrong side of the chair.',
      { text: '{names} waved goodbye to {H} on coming in.', needs: ['hands'] },
      { text: '{names} shook feet with {H}, as you do.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the plate, where there had been a biscuit.',
      '{names} walked round the table the other way.',
      { text: '{names} put one more towel on top, since {H} was not at all loaded.', needs: ['hands'] },
      { text: '{names} took nine towels out of the cupboard, to help.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round once, to face the right way.',
      '{names} came back from under the table.',
      { text: '{names} laid the spoons in the drawer, the right way up.', needs: ['hands'] },
      { text: '{names} swept up the crumbs of the second biscuit.', needs: ['hands'] }
    ]
  },
  bed: [
    'The nine towels went back to where they had been that morning.',
    'Nobody washed the opposite of a neck. {H} got into bed the right way round, with {H}’s head on the pillow.'
  ],
  last: [
    '“I’m wide awake,” said {H}, quite asleep.',
    '“Good night” meant good night again, and {H} was asleep.'
  ]
})
