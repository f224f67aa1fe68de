import { wishPlot } from '../wish-plot.ts'

export const whoeverThankYou = wishPlot({
  id: 'wish-whoever-thank-you',
  visits: 'anything',
  whoever: [
    'wants to be polite',
    'never says thank you',
    'wants to say thank you',
    'can’t say thank you',
    'forgets to say thank you',
    'always forgets to say thank you',
    'never said thank you',
    'doesn’t say thank you',
    'won’t say thank you',
    'didn’t say thank you',
    'never says please',
    'wants to say please',
    'can’t say please',
    'forgets to say please',
    'never said please',
    'doesn’t say please',
    'won’t say please',
    'didn’t say please',
    'never says please or thank you',
    'never says please and thank you',
    'wants to be more polite',
    'can’t be polite',
    'isn’t polite',
    'is not polite',
    'is never polite',
    'is rude',
    'is very rude',
    'is so rude',
    'wants manners',
    'wants good manners',
    'has no manners',
    'has bad manners',
    'has terrible manners',
    'forgets its manners',
    'wants to know about manners',
    'wants to have good manners',
    'wants to learn manners',
    'wants to learn good manners',
    'is no good at manners',
    'is bad at manners',
    'is impolite',
    'is ungrateful',
    'isn’t grateful',
    'is never grateful',
    'grabs without asking',
    'won’t say the magic word',
    'forgets the magic word',
    'has lost its manners',
    'snatches everything',
    'always says gimme',
    'always says give me',
    'doesn’t know the magic word'],
  except: ['to the', 'to its', 'to her', 'to his', 'to my', 'to a ', 'doctor', 'nurse', 'too polite', 'swears', 'bad words', 'sorry', 'rude to'],
  company: ['jelly', 'jellies', 'hat', 'raspberry', 'table', 'saucer', 'fridge', 'shoe'],
  about: 'The hero’s jellies are to reach the table with their hats on, and get dropped each time they are handed over, until they hear what it is that a thank-you tells the other one.',
  titles: ['Now You Can Let Go', 'Four Jellies in Hats', '{visitor} Has Got It', 'Plop', 'What It’s For'],
  want: [
    {
      id: 'hats-on',
      A: 'partner',
      paragraphs: [
        '{H} had made four jellies. They stood in the fridge on their saucers, and each wore a raspberry for a hat. They shook whenever a bus went by. {H} wanted them to get to the table with their hats on. So {A} was to hand them out, and {H} was to carry them in.',
        '{A} took the first one. Somebody took it from behind. {A} jumped, and so did the jelly. Plop. “I was helping,” said somebody. It was {visitor.first}.'
      ]
    }
  ],
  way: [
    {
      id: 'is-it-mine',
      A: 'partner',
      paragraphs: [
        '“You’ve got to hold on tight,” said {A}, and held out the second. {visitor} held on tight. {A} held on tight as well. Like that they went along the hall, sideways, with the saucer in between. At the door they got stuck.',
        '“Is it mine now?” asked {visitor}. “Is it still mine?” asked {A}. Nobody knew. They both let go. Plop. “That was the second hat,” said {H}.'
      ]
    },
    {
      id: 'where-it-holds',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What do you take things with?” asked {A}. {visitor} had to think. “I come up to it,” said {visitor}, “and I bring {caller.part} along.” They tried it with a shoe, to save the jellies. {visitor} came quite near. But was that taking it, or only looking?',
        '“You come like weather,” said {A}. “Nobody knows if you’re here already.” {A} still held the shoe, and did not dare to move. It was quite an ordinary shoe.'
      ]
    },
    {
      id: 'at-home-they-do',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What do they do where you live,” asked {H}, “when you’ve been given something?” {visitor} showed them, and {caller.does}. It looked very nice. “And then they let go?” asked {A}. “By then they’ve left,” said {visitor}.',
        '{A} was given a shoe, and tried it that way. {A} {caller.move}, and forgot the shoe. {H} was still holding it, when all that was over. “It’s too long,” said {H}. “It wants something short.”'
      ]
    },
    {
      id: 'in-its-own-tongue',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“I do say something,” said {visitor}. “{caller.sound}. I say it the whole time.” {A} said that it was a fine word. “And what does it mean?” “It depends,” said {visitor}. It had meant jelly, and hall, and sorry, and that there was a bus.',
        'They agreed on one for shoes. “{caller.sound},” said {visitor} at the shoe, with a full stop after it. {H} let go, to see. It was held. “It doesn’t matter what it is,” said {A}, “if the other one’s heard of it.”'
      ]
    },
    {
      id: 'ask-me-something',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Ask me for something,” said {A}, “anything you like.” {visitor} came close up behind {A}’s ear. “{caller.wants}!” {A} hit the lamp. “You asked the back of me,” said {A}. “Nobody’s in there. You have to knock first.”',
        'So {visitor} knocked on {A}, between the shoulders. {A} turned round, and had a face now. “Yes?” said {A}. By then {visitor} had forgotten what it was, and asked for a shoe.'
      ]
    },
    {
      id: 'still-holding-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} had to go out for a moment, to wipe something off. {A} held the door open. {visitor} went through, and wiped, and looked at the coats. Later {H} wanted to know where {A} was. {A} stood at the door, and held it.',
        '“Why don’t you let go?” asked {H}. “I don’t know if it’s over,” said {A}. “Nobody’s said.” {H} put a boot there instead. It held the door for the whole evening, and expected nothing.'
      ]
    },
    {
      id: 'throwing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} threw a pair of socks to {visitor}, and it bounced off and lay there. “I wasn’t in yet,” said {visitor}. {A} threw it once more, and called “Now!” But by that time it was lying there again.',
        '“You’ve got to look first if there’s anybody at home,” said {H}. {H} waited until {visitor} looked up. There was hardly anything to see. It was only that a face was open. Then {H} threw the socks, and they went in.'
      ]
    },
    {
      id: 'in-other-places',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} knew it in some other languages. “Merci,” said {A}. “Gracias. Danke.” In Japan there was a long one. You could get a whole piano into your arms in that time. “Arigato gozaimasu,” said {visitor}, and liked the corner in the middle.',
        '“With danke you’d have to be quick,” said {H}. They passed a cushion round through five countries. Nobody dropped it, though it got rather warm.'
      ]
    },
    {
      id: 'never-ends',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There are people who can’t stop it,” said {A}. {A} showed it with {H}. “Thank you,” said {A}. “Thank you,” said {H}, “for saying thank you.” “Thank you for that,” said {A}, and bowed. {H} bowed lower. They had got down to the floor.',
        '“Who’s got the salt now?” asked {visitor}. It had been about the salt. It stood on the table where it always stands, and neither of them had it.'
      ]
    },
    {
      id: 'to-the-shoes',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} knew someone who said it down to the shoes. You only saw the top of a head. “And what do you do then?” asked {visitor}. “You wait,” said {H}, “in case there’s some more.” They tried how much of it you need.',
        '{A} said it so softly that only the lips moved, but looked up. That was enough. {A} said it loudly, and looked at the wall. {H} held on. “It’s in the eyes as well,” said {H}. “There’s a bit in both.”'
      ]
    },
    {
      id: 'mouth-full',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The two that had fallen were not lost, of course. They were eaten off the saucer, without hats. “Fank oo,” said {A}, and a bit fell out. “Was that a word?” asked {visitor}. “It was two,” said {A}, “but they were in the jelly.”',
        '{visitor} said nothing at all, and had it all gone in a moment. {H} stood there with the empty saucer. It was like when a film stops, and the light doesn’t go on.'
      ]
    },
    {
      id: 'bus-driver',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} was a bus, and let them out in the hall. {H} said thank you to the driver, as people do there. Then the door shut, psss. {visitor} got out and said nothing. The door stayed open. “It’s getting cold in here,” said the bus.',
        '{visitor} had gone as far as the coats already. The bus waited. It had people in it who had to get home. {H} called it for {visitor}, from the stop. Psss, went the door, and it sounded relieved.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had to write it down,” said {S}. “After each birthday we sat at the table with a pen. Thank you for the soap. I wrote that to the same aunt for nine years.” “Did you like the soap?” asked {A}. “I never unwrapped it,” said {S}.',
        '“But once I forgot to write,” said {S}, “and she rang up. She wanted to know if it had got here. She’d been holding on to it the whole time, you might say.” {visitor} wanted to hear that part again.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} knew how you ask for a raspberry. “Please, please, please,” said {S}, and pulled at {A}. “Please, oh please, please.” {A} was shaken so much that the raspberry could not get out. “One’s enough,” said {A}. “It’s only to make me look.”',
        '“And if you don’t look?” asked {S}. “Then wait a bit,” said {A}. {S} said one, and waited a bit. You could see that it was hard. {visitor} held {S} by the braces, or where braces would have been.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been under the jellies both times, and had seen to the floor. Then {H} put down one crumb. {A} looked at {H} first, and only then at the crumb. “That’s it,” said {visitor}. “{A} does it, and hasn’t even got the words.”',
        'Afterwards {A} looked up once more, for quite a while. “And that’s the other one,” said {H}. It may also have been about a second crumb.'
      ]
    },
    {
      id: 'with-a-shoe',
      A: 'partner',
      paragraphs: [
        '“{H} hands me things all day,” said {A}, “and nothing ever falls. What do we do?” They did it with a shoe, very slowly. “Here,” said {H}. {A} took hold. “Thank you,” said {A}, and {H} let go. “Stop!” cried {A}. “That’s it! You let go when I say it. It doesn’t only mean that I’m nice. It means that I’ve got it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-third',
      A: 'partner',
      paragraphs: [
        '{visitor} looked at the shoe. “I thought you say it later,” said {visitor}, “and then they’d always gone.” Now there was the third jelly. “Please,” said {visitor} first, so as not to come from behind. {A} turned round, and held it out.',
        '“Thank,” said {visitor}, and had the edge of it. “You,” said {visitor}, and had all of it. {A} let go, one finger after another. The hat shook, and stayed on.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They wanted to see if it would work in the dark. They took a glass of water, full to the brim. It went round from {H} to {A}, and from {A} to {visitor}. You only heard it. “Please.” “Here.” “Thank you.” It sounded like something walking on three legs.',
        'Not a drop was spilled. After the second round {A} left out a word, to be funny. Then there was a wet sock. “It’s the only thing that you can see by in there,” said {visitor}.'
      ]
    },
    {
      id: 'the-fridge-too',
      A: 'same',
      spare: 12,
      paragraphs: [
        'After that {visitor} could not pass anything without it. The fridge was thanked for the jelly, and it put out its light. The floor was thanked, with some crumbs in it. “And it’s true each time,” said {visitor}. “They’d all been holding something.”',
        '“You needn’t say it to the saucer,” said {A}. But the saucer had had a hard evening. {H} said it too, quite quickly, while {A} was looking for a spoon.'
      ]
    },
    {
      id: 'to-the-table',
      A: 'partner',
      paragraphs: [
        'Then the jelly was handed on to {H}, but {visitor} held tight. “You’ve got to say it,” whispered {visitor}. “I can’t let go before.” “Thank you,” said {H}. On the table it shook once more, and stood there in its hat. The fourth came along behind it, please, here, thank you, like a train over the rails.',
        '{H} looked at the two hats for a long time. Then they ate them up. “And what’s ‘You’re welcome’ for?” asked {visitor}. “That’s for when I’ve let go,” said {A}, “and I’m not sorry.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the fridge, and set all four of them shaking.',
      '{names} waited under the table, in case of hats.',
      { text: '{names} laid a spoon for each jelly, and one over.', needs: ['hands'] },
      { text: '{names} set the raspberries straight, by a hair.', needs: ['hands'] }
    ],
    way: [
      '{names} squeezed past the two in the doorway.',
      '{names} found a hat on the floor, and it was not found again.',
      { text: '{names} held a cushion under everything, a bit too late.', needs: ['hands'] },
      { text: '{names} wiped up the plop with a warm cloth.', needs: ['hands'] }
    ],
    turn: [
      '{names} held perfectly still, as long as a hat was on the way.',
      '{names} got a spoonful too, and looked up before it and after.',
      { text: '{names} passed the shoe back to where it lived.', needs: ['hands'] },
      { text: '{names} cleared the hall for it, from the fridge to the table.', needs: ['hands'] }
    ]
  },
  bed: [
    'The saucers were handed along to the sink, and each of them arrived. {visitor} said thank you at the door, and looked up, and went.',
    'They washed, and the towel went round, please, here, thank you. Then they lay down, and the pillows had got them.'
  ],
  last: [
    '“Thank you,” said {H} into the pillow, and let go, and was asleep.',
    'Finger by finger {H} let go of the day, and was asleep.'
  ]
})
