import { wishPlot } from '../wish-plot.ts'

export const deedTalksTheLastWord = wishPlot({
  id: 'wish-deed-talks-the-last-word',
  tellsAny: 'once',
  deeds: ['talks'],
  isTale: true,
  out: true,
  about: 'Needs no thing. Whoever tells, writes, asks or argues has a last word with a lovely quiet behind it, but somebody always says something after it; so {H} takes the last word round beforehand, and the whole street says it together, and nobody has anything left.',
  titles: ['The Last Word', '{once.who} Begins Again', 'What the Postman Said After', 'Shh Is One Too', 'Nobody Said Another'],
  company: ['street', 'step', 'postman', 'lady', 'window', 'wall', 'tap', 'man'],
  want: [
    {
      id: 'very-quiet',
      A: 'partner',
      paragraphs: [
        'Outside in the street {once.first} {once.did}. {H} and {A} sat down close by, so as to catch every word. The last word came. {once.who} kept quite still. It was wonderfully quiet behind that word.',
        '“Was that the last word?” asked {H}. “It was,” said {once.who}. “Now there are all these others after it.” So it all had to be done again. {H} would have liked a last word too, with a quiet like that.',
        { extra: 1, both: ['“I liked the bit with {what.part},” whispered {A}. “And now there are more words,” said {once.who}.'] }
      ]
    },
    {
      id: 'anybody-can-begin',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Does it have to be the last?” asked {A}. “You’ve got so many others.” {once.who} had thought about that. “Anybody can have the first,” said {once.who}. “You just open up, and there you are. For the last, all the others have to stop.”',
        '“We did stop,” said {H}. “Yes,” said {once.who}, “and then you said so.”'
      ]
    }
  ],
  way: [
    {
      id: 'evening',
      A: 'partner',
      paragraphs: [
        'So {once.who} {once.did} once more, and {H} and {A} kept both lips shut. The last word came. “Evening,” said a postman, who was passing. “Now you’ve got it,” said {once.who}. “Got what?” asked the postman. “Two more,” said {once.who}. “Sorry,” said the postman. “Three.”',
        'The next time it was “Very nice,” from a man at a window. “Shh!” called {H}, as loudly as that can be done. “Shh is one too,” said {once.who}. The more {once.who} did it, the more people came to listen, and each of them said something. Only once did two of them say the same. “Sorry,” said the postman and a lady, both at once, and for a while it was quiet.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You can see it coming,” said {A}. “You can tell by {doer.part}.” So everybody watched {doer.part}, so as to be quiet in good time. In the middle {once.who} stopped. “You’re listening with your eyes,” said {once.who}.',
        'They all shut them. Only {A} kept one open, and told the others. “Not yet,” whispered {A}. “Not yet.” That made four words, and it wasn’t even over.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Half way through, {once.who} {doer.does}. “Is that a word?” asked {A}. “That’s the comma,” said {once.who}. Everybody breathed in. It was a good place for it.',
        '{H} did one too, as well as that could be done, and so did the postman. “Not everywhere,” said {once.who}. “If you have too many, it’s all corners, and you never come out.”'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{doer.sound},” said {once.who}, right in the middle. “Was that the last word?” whispered the lady. “No,” said {once.who}. “At home that means: where was I?” “Just after the beginning,” said {A}.',
        '“{doer.sound},” said {once.who}. This time it meant thank you. {A} couldn’t hear any difference. “It’s in the face,” said {once.who}, and did both of them, one after the other.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do you need, for it to come out right?” asked {A}. “A bit of quiet,” said {once.who}, “and {doer.wants}.” {H} had only the quiet, and not much of that. “You can have mine,” said {H}, and let nothing out for as long as it lasted.',
        'It lasted up to “Is it helping?” “It was,” said {once.who}.'
      ]
    },
    {
      id: 'doer-where',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Where do you do it as a rule?” asked {A}. “{doer.where},” said {once.who}. “There I always have the last word.” “Then why did you come here?” asked {H}.',
        '“There I have the first one too,” said {once.who}, “and all those in between.” {once.who} looked at the postman and the lady, and at the man at the window. “It’s better when there’s somebody to have it before.”'
      ]
    },
    {
      id: 'doer-fact',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The last word came, and it was almost quiet. “{doer.fact},” said a man at his window. “I know that from a book.” {once.who} sighed. “That’s true,” said {once.who}, “but it’s not how it ends.”',
        'The man shut his window. Then he opened it again. “It’s true, though,” he said. “Now he’s had it twice,” said {A}.'
      ]
    },
    {
      id: 'doer-move',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps it can be done with no words at all,” said {A}. So {H} tried to do it just as {once.who} would, and {doer.move}. “What did I say?” asked {H}.',
        '“You said that you were me,” said {once.who}, “and that it was nice there.” {H} had meant exactly that. Only {A} wanted to know how it had ended. “With that,” said {once.who}.'
      ]
    },
    {
      id: 'the-wall',
      A: 'other',
      spare: 9,
      paragraphs: [
        'The last word came, and everybody held their breath. Then it came again, from over the road. It was the wall. They all went across. “That’s ours,” called {A}. “Ours,” said the wall.',
        '“Who’s got it, then?” called {A}. “Got it, then,” said the wall. {once.who} put a hand on {A}’s arm, or something very like one. “Don’t,” whispered {once.who}. “My uncle tried for a year.”'
      ]
    },
    {
      id: 'the-thing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A woman came late, with a bag on each arm. “What’s all this about {once.the}?” she asked. The postman told her. The man at the window put him right, and the lady put them both right. {A} put the lady right.',
        '“I see,” said the woman. “So at the end you get {once.the}.” “At the end you get the last word,” said {once.who}. “You get {once.the} from the start.” “Then I needn’t have run,” said the woman, and put down her bags.'
      ]
    },
    {
      id: 'the-spot',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Do you think it gets as far as {once.spot}?” asked {A}. They all looked that way. “The words do,” said {once.who}. “Whether the quiet gets there as well, I’ve never been told.”',
        'So they sent a bit of quiet to {once.spot}, all of them together, with their mouths shut. They waited for a while. “Nothing’s come back,” whispered {A}. “Then it’s there,” said {once.who}.'
      ]
    },
    {
      id: 'only-the-last',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Couldn’t you leave out the others?” asked {A}. “Then we’d be there sooner.” {once.who} thought that clever, and left them out. The last word came, and stood there in the street all alone.',
        'It looked rather small. “What’s it about?” asked the postman. Nobody could say. So {once.who} put all the others in front again, and it was all right.'
      ]
    },
    {
      id: 'good-start',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You could have the first word meanwhile,” said {once.who}. {H} thought about which. “So,” said {H}. It was not bad, so {once.who} went straight on from there, and {once.did}.',
        '“It goes better with a so,” said the lady. {A} would have liked one in it too, and was given a small one. It was “but”. {A} came in much too early, and it was a different thing from there on.'
      ]
    },
    {
      id: 'twice-as-long',
      A: 'other',
      spare: 12,
      paragraphs: [
        '“We’ll ask them all to say it before,” said {A}, “whatever they’d like to say after.” So people stood in a line. One had “Very nice”, two had “Well, well”, and one had “I once knew somebody like that.”',
        'They all said it, and then {once.who} {once.did}, and the last word came. “What I said was right,” said the one who had “Very nice”.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had sat through it every time, and never said a thing. “Take {A},” said {once.who}. “{A} never adds anything.” And {once.who} told the last word to {A}, quite low, to see if it was safe there.',
        'Everybody looked at {A}. {A} looked at everybody. The lady asked, and the postman asked twice. {A} had it, and gave nothing away.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '“My aunt and the grocer were like that with goodbye,” said {S}. “Bye, she said. Bye-bye, he said. Bye, then, she said.” “And who had the last one?” asked {A}. “We stood there till he had to shut,” said {S}.',
        '“So he had it,” said {once.who}. “No,” said {S}. “She said it through the letter box, and ran.” {once.who} would have liked to know that aunt.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} wanted to say something, and was not to. {S} held it in with both cheeks. {once.who} came nearer and nearer to the end. “I’m not saying anything!” called {S}. “That’s four,” said {A}.',
        '“I’m not saying that either,” said {S}. {once.who} looked into the cheeks, to see how much more there was. “A good bit,” said {once.who}. “Let it all out, and then we’ll start.”'
      ]
    },
    {
      id: 'grown-up',
      S: 'grown-up',
      A: 'hero',
      spare: 16,
      paragraphs: [
        'The last word came. “I only want to say one thing,” said {S}. First {S} said that it was just a small thing. Then {S} said that it wouldn’t take long, and that it had nothing to do with this.',
        '“And what is it?” asked {A}. {S} thought. “I had it a moment ago,” said {S}. {once.who} nodded. With a last word it’s no different, you hardly have it before it’s gone.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 17,
      paragraphs: [
        '“At ours the fridge has the last word,” said {A}. “It hums all the time that we’re talking. Then we’ve all finished, and it goes clunk.” “And what do you say to that?” asked {once.who}. “Nothing,” said {A}. “It’s a fridge.”',
        '{once.who} stood and thought about it. “Clunk,” said {once.who}, to try. “Pardon?” asked the postman. It probably has to be cold inside.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 18,
      paragraphs: [
        '{A} had only one word so far, and it did for everything. It was for the spoon, and for the moon, and for {once.who}. {A} said it. “Is that the first or the last?” asked the postman. It was both.',
        '{once.who} came quite close, and had it said again. “Nothing in front, and nothing behind,” said {once.who}. “That’s how I should like to be able to do it.”'
      ]
    },
    {
      id: 'both-at-once',
      A: 'partner',
      paragraphs: [
        '{A} had noticed something. “When those two said the same, it was quiet,” whispered {A}. “Everybody puts something after what somebody else has said. Nobody puts anything after their own.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-together',
      A: 'partner',
      paragraphs: [
        '“Tell me the last word now,” said {H} to {once.who}. {once.who} told it into one ear. It was quite a short one. {H} carried it round, from the lady to the postman to the man at the window. “I’d never have guessed,” said the postman.',
        'Then {once.who} {once.did}, and the last word came. They all said it together, {H} as well, and then nobody had anything left. It was so quiet that you could hear a tap drip, four houses off. It was everybody’s last word, and {H} had it too.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And into the quiet {once.also}. {A} opened one eye wide, and then the other. But nobody said a word.'
      ]
    },
    {
      id: 'by-waving',
      A: 'same',
      spare: 19,
      paragraphs: [
        'The quiet was so good that nobody wanted to be the one. The lady had a tickle in her nose, and held it. The postman had letters for nearly all of them. He gave them out on tiptoe.',
        '{A} had one that said “Do write soon” on the back. {A} turned it over, so that it should not be so loud. {once.who} sat in the middle of it all, and shone.'
      ]
    },
    {
      id: 'as-long-as',
      A: 'other',
      spare: 20,
      paragraphs: [
        '{H} tried out how far the quiet went. It was there behind {A}. It was there by the wall, and the wall said nothing either. It was even there under the postman’s cap, when he lifted it.',
        'A bus came, and stopped, and opened its door. It stood there for a bit. Then it shut the door again very slowly, and rolled on as far as the next stop.'
      ]
    },
    {
      id: 'wasnt-it',
      A: 'partner',
      paragraphs: [
        'The tap dripped nine times. “Wasn’t that beautiful?” said {once.who}. Everybody turned round. “Oh dear,” said {once.who}. “That’s five,” said {A}. Everybody laughed, and they all talked at once.',
        '“It lasted nine drips,” said {H}. “That’s long, for {once.doing}.” “The next one is yours,” said {once.who} to {H}. “Tonight, in bed. From out here you won’t hear a thing.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out too, so as to hear how it ended.',
      '{names} listened with both ears, first to {once.who}, and then to the quiet.',
      { text: '{names} put one finger to each mouth, to be on the safe side.', needs: ['hands'] },
      { text: '{names} clapped, and then hid both hands, for clapping comes after as well.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed in to say something, and breathed it out again.',
      '{names} heard it as often as {H}, and could nearly do it too.',
      { text: '{names} counted on ten fingers what had come after the last word.', needs: ['hands'] },
      { text: '{names} held up a hand to whoever came down the street.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept so quiet that you could hear it.',
      '{names} had the last word as well, right at the back.',
      { text: '{names} waved to {once.who}, since a wave has no words in it.', needs: ['hands'] },
      { text: '{names} counted the drips with one finger in the air.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} went in, and saved up. A last word should not be used up on the way. {H} washed, and thought it over behind the towel.',
    'Then {H} lay down, and tried two of them under the blanket, where they did not count. Outside {once.who} was saying nothing, as hard as could be.'
  ],
  last: [
    '“Night,” said {H}. {once.who} knew something to say to that, and kept it till morning. {H} was asleep.',
    'Then {H} said one small word, and nobody said another. {H} was asleep.'
  ]
})
