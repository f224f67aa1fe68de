import { wishPlot } from '../wish-plot.ts'

export const toldASecret = wishPlot({
  id: 'wish-told-a-secret',
  beginsElsewhere: true,
  wishes: ['told friend’s secret', 'told her friend’s secret', 'told friends secret', 'told best friend’s secret', 'tells friend’s secret', 'telling friend’s secret', 'told secret friend', 'told secret to friend', 'told a secret that wasn’t', 'told a secret not hers', 'told somebody else’s secret', 'told someone else’s secret', 'told someone’s secret', 'gave away a secret', 'gave away secret', 'gave secret away', 'gives away a secret', 'giving away secret', 'let a secret slip', 'let secret slip', 'secret slipped out', 'blurted secret', 'blurted out secret', 'blabbed secret', 'spilled secret', 'spilt secret', 'spilled the beans', 'spilt the beans', 'couldn’t keep secret', 'couldn’t keep a secret', 'didn’t keep secret', 'didn’t keep friend’s secret', 'broke promise secret', 'promised not to tell', 'promised not tell but told', 'told everyone friend’s secret', 'told class secret', 'passed on secret', 'shared friend’s secret', 'secret told others', 'gossip friend', 'let slip secret', 'slip friend’s secret', 'secret hers tell', 'secret wasn’t hers', 'cross told secret', 'told girl’s secret', 'told secret class', 'told secret whole', 'blabbed friend'],
  answers: ['told', 'tell', 'telling', 'a', 'secret', 'secrets', 'that', 'wasn’t', 'not', 'hers', 'his', 'to', 'friend', 'friend’s', 'friends', 'best', 'class', 'school', 'nursery', 'playground', 'today', 'yesterday', 'promised', 'promise', 'broke', 'sorry', 'apologise', 'apologised', 'apologize', 'say', 'said', 'says', 'cross', 'angry', 'upset', 'sad', 'cried', 'crying', 'feels', 'felt', 'bad', 'guilty', 'regrets', 'now', 'everyone', 'everybody', 'knows', 'know', 'whole', 'another', 'other', 'girl', 'boy', 'accidentally', 'accident', 'by', 'slipped', 'out', 'away', 'gave', 'let', 'keep', 'kept', 'keeping', 'couldn’t', 'didn’t', 'won’t', 'talk', 'talking', 'speak', 'anymore', 'crush', 'someone', 'someone’s', 'somebody', 'else’s', 'everything', 'about'],
  except: ['bad', 'nasty', 'scary', 'scared', 'afraid', 'touch', 'touched', 'touches', 'touching', 'body', 'private', 'hurt', 'hurts', 'hit', 'hits', 'pictures', 'photos', 'uncle', 'aunt', 'coach', 'babysitter', 'stranger', 'grown-up', 'grownup', 'man', 'lady', 'teacher', 'trainer', 'doctor', 'police', 'online', 'internet', 'phone', 'died', 'dead', 'ill', 'pregnant', 'divorce', 'drunk', 'drinks', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'brother', 'sister', 'grandma', 'grandpa', 'granny', 'grandad', 'present', 'card', 'surprise', 'party', 'birthday', 'santa', 'christmas', 'agent', 'agents', 'spy', 'dragon', 'fairy', 'mermaid', 'parrot', 'dog', 'cat', 'robot', 'who', 'everybody’s', 'everyone’s', 'bully', 'bullied', 'threatened', 'cuts', 'cutting', 'eat', 'eating', 'kill', 'die', 'baked', 'tin'],
  moods: ['quarrel', 'learning', 'change', 'afraid'],
  company: ['pegs', 'peg', 'sleeve', 'basket', 'telephone', 'line', 'washing line'],
  about: 'The hero has told a friend’s secret, and each who knows it is a peg on the hero’s sleeve; to say sorry it takes eight words, when all the buts have been pegged and taken out.',
  titles: ['Four Pegs', 'There Is a But in It', 'Cross Until Thursday', '{H} Does Not Say What', 'Eight Words'],
  want: [
    {
      id: 'four-who-know',
      A: 'partner',
      paragraphs: [
        'Romy had a secret. It was only a small one, but it was Romy’s, and {H} had promised. Today {H} had told it to Ben. Ben told Lou. By home time four of them knew, and Romy went home without looking round.',
        '“Don’t ask me what it is,” said {H} in the evening. “I won’t,” said {A}. {H} took the basket of clothes pegs. For everyone who knew the secret {H} clipped one to a sleeve. That made four. “I want them off again,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'asking-for-it-back',
      A: 'partner',
      paragraphs: [
        '{H} pulled at the first peg. That was Ben. “I’d have to tell him to forget it,” said {H}, “and then he’d think of it.” “Try to forget jam,” {H} told {A}. {A} tried hard. “I’ve never thought so much about jam,” said {A}.',
        'So the pegs stayed on. A secret that’s been told doesn’t come back. “Then I’ll say sorry to Romy,” said {H}, and looked at the telephone from quite far off.'
      ]
    },
    {
      id: 'nearly-five',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could just tell me if it was a big one,” said {A}. {H} showed it with two fingers. It was about as big as a radish. “And is it funny?” {H} had to laugh, and put both hands over the laugh.',
        '“If I go on, you’ll be a peg,” said {H}. {A} looked at the basket. There were a good many in there. “I’ll stay out of it,” said {A}, “if you don’t mind. You get pinched less.”'
      ]
    },
    {
      id: 'how-it-got-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How did it come out?” asked {A}. {H} knew exactly. Ben had told one first, about his uncle’s toe. It was a very good one. Then Ben had looked at {H} and waited. “I hadn’t got one of my own,” said {H}. “So I gave him Romy’s.”',
        '{A} felt in a pocket. There was only a bus ticket in it. “You could have given him that,” said {A}. {H} read the ticket. It was for the number nine, and it was nobody’s secret.'
      ]
    },
    {
      id: 'it-had-changed',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When it got round to {H} again, the secret had not been the same. Lou had left something out, and the fourth one had put in a goat. “There never was a goat,” said {H}. {A} did not ask where the goat had gone to instead.',
        '“It’s like a jumper that people lend each other,” said {A}. “It comes back with a different elbow.” {H} hoped that Romy would not hear about the goat. It was quite a large one.'
      ]
    },
    {
      id: 'holding-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Is it hard, to keep one in?” asked {A}. {H} puffed out both cheeks, to show. At first it lay still. Then somebody said a word that was a bit like it, and it woke up. “It wants to be where people are,” said {H}.',
        'They practised on a thing that did not matter. It was that the soup spoon had a dent. {A} went all round the room, and asked everyone for news. {H} held out as far as the window. “There’s a dent!” cried {H}.'
      ]
    },
    {
      id: 'romys-side',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} wondered what Romy was doing now. Romy had a top bunk, and a lamp like a snail. When Romy was cross, the snail was put out. “You can see it from the street,” said {H}. “Not from ours, though.”',
        '{A} went to the window all the same. There were nineteen windows over the way, and someone was watering a fern. “No snail,” said {A}. {H} had not expected one. It was good that {A} had looked.'
      ]
    },
    {
      id: 'other-with-pegs',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in to hang up the washing, and the basket was four short. “I’m wearing them,” said {H}. “They’re the ones who know.” {A} took a look at the sleeve. “Are they staying the night?” asked {A}.',
        'One sock had to be dried over a chair instead, and then a vest. “Tell me when you’re through with them,” said {A}. “I’d rather be through now,” said {H}, and scratched under the third.'
      ]
    },
    {
      id: 'pinch',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The pegs pinched through the jumper, each at another spot. Ben was by the elbow, where the wool was thin. “Shall I wear one for you?” asked {A}. {H} thought about it. They weren’t for lending. It would have been like lending the secret again.',
        '“You can pad it,” said {H}. So {A} slid a bit of cotton wool under Ben. It was still Ben, but softer. He was not such a bad one, as a rule.'
      ]
    },
    {
      id: 'a-letter-instead',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I could write it,” said {H}. They found a card with a lighthouse. But whoever carried a card could read it, and then the postman would be a peg. “He wouldn’t look,” said {A}. “He’s got a whole bag of secrets to carry.”',
        '{H} thought of that bag, and of how quiet it was. It went past every door in the street, six days out of seven. All of that was in there, and nothing fell out.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had been told more than anyone. {H} had told {A} about the blue cup, and who ate the icing. {A} had looked, and swallowed, and that was that. Years later it was all still in there.',
        '“If I had told you,” said {H}, “there wouldn’t be a peg on me.” {A} sniffed at the sleeve, from Ben up to the fourth. There was nothing to eat in any of them. {A} lay down across {H}’s feet, and would have told nobody.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I know one that’s sixty years old,” said {S}. “A girl called Pauline told me, on a wall.” “What is it?” asked {A}. {S} smiled. “I’ve still got it,” said {S}.',
        '{A} waited a bit, just in case. {S} only looked ahead, at that wall. Pauline lived in Canada now, with a dog and a stove. Each New Year she wrote on her card: have you still got it?'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted a peg. “You don’t know it, though,” said {A}. “I don’t want to know it,” said {S}. “I want the peg.” So {S} got a green one, on the nose, for not knowing. It made everything {S} said sound like a duck.',
        '“I dote dow it,” said {S} to each of them in turn. The whole house heard how well it was not known. {A} felt a little better.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had seen the pegs, and pulled at the lowest. It came off, snap. It was as easy as that, if you did not know what it was. {A} held Ben up, and turned him round, and tried him with the gums.',
        '“He has to go back,” said {H}, and put out a hand. {A} gave him up at once. He was only wet. {H} clipped him on again, where he had been.'
      ]
    },
    {
      id: 'the-buts',
      A: 'partner',
      paragraphs: [
        'They practised first. {A} was Romy, and held a shoe to one ear. “I’m sorry I told your secret,” said {H}, “but Ben asked me. But I only told one. But you told me Lou’s once.” {A} clipped three pegs on the washing line. “Those are your buts,” said {A}.',
        '{H} looked up at the line. With all those it was a sorry with its coat on, halfway out of the door. {H} took one down.'
      ]
    }
  ],
  turn: [
    {
      id: 'eight-words',
      A: 'partner',
      paragraphs: [
        'It was hard without a but. {H} got stuck each time just after “secret”, with an open mouth. At last all three pegs were down. What was left had eight words: “I told your secret, Romy, and I’m sorry.”',
        'Then {H} rang up Romy, and {A} stood near. {H} said all eight, and stopped. It was so quiet in the telephone that you heard a clock in Romy’s house. “I’m cross until Thursday,” said Romy. “Thursday’s all right,” said {H}.'
      ]
    },
    {
      id: 'until-thursday',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How long is it until Thursday?” asked {H}. It was Tuesday. {A} worked it out in suppers, and there was just one in between. “That’s not much, for a secret,” said {H}. “I’d have been cross until the holidays.”',
        'They marked it on the calendar, with an R. On that day there was already “bins”. Romy and the bins would go out together, then, and on Friday it would all be clean.'
      ]
    },
    {
      id: 'one-of-my-own',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} wanted to have a secret that could be given away, for another time. “I can whistle through my nose,” said {H}, “but only on Sundays.” That was quite a good one. {A} had not known it.',
        '“Whose is it?” asked {A}. “Mine,” said {H}. So it could go to Ben, and as far as it liked. {A} said that the neighbours had it already, every Sunday, round about nine.'
      ]
    },
    {
      id: 'four-off',
      A: 'partner',
      paragraphs: [
        '“The four of them still know it,” said {H}, “but…” There {H} stopped. “They still know it,” said {H}. {A} nodded. {H} unclipped Ben all the same, and the others. Where they had been, the wool had four small ears.',
        '“I still don’t know it,” said {A}. {H} leaned over, so close that it tickled. “No,” whispered {H}. That was all. It had stopped at {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} did not ask what it was, and nearly burst.',
      '{names} looked at {H}’s sleeve, and said nothing.',
      { text: '{names} passed {H} a peg, and then another.', needs: ['hands'] },
      { text: '{names} held the basket, and did not shake it.', needs: ['hands'] }
    ],
    way: [
      '{names} listened, and went a bit further off.',
      '{names} thought about jam, and swallowed.',
      { text: '{names} pinched one finger with a peg, to see how it was.', needs: ['hands'] },
      { text: '{names} brought {H} a glass of water, for the voice.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, while {H} was on the telephone.',
      '{names} breathed out, at the word Thursday.',
      { text: '{names} held {H}’s other hand, right through.', needs: ['hands'] },
      { text: '{names} hung up a sock with Ben.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs went back among the others, and soon you couldn’t have said which was Ben.',
    '{H} washed, and lay down with a mouth that was properly shut. Behind it the secret turned over, and lay still.'
  ],
  last: [
    'Nobody else was told it that night, for {H} was asleep.',
    'It was Tuesday, and {H} slept, two nights away from Thursday.'
  ]
})
