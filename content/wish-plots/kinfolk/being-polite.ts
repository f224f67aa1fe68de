import { wishPlot } from '../wish-plot.ts'

export const beingPolite = wishPlot({
  id: 'wish-being-polite',
  wishes: ['polite', 'being polite', 'politeness', 'so polite', 'too polite', 'very polite', 'more polite', 'polite day', 'politely', 'learning to be polite', 'polite child', 'polite to visitors', 'impolite', 'manners', 'good manners', 'nice manners', 'bad manners', 'no manners', 'forgot manners', 'forgets manners', 'learning manners', 'best manners', 'mind your manners', 'courtesy', 'courteous', 'well-mannered', 'well mannered', 'last piece manners', 'minding her manners', 'minding his manners', 'politest', 'politest child', 'polite girl', 'polite boy', 'polite at grandma’s'],
  answers: ['polite', 'manners', 'good', 'nice', 'bad', 'best', 'please', 'thank', 'thanks', 'you', 'welcome', 'excuse', 'sorry', 'word', 'words', 'magic', 'say', 'says', 'saying', 'said', 'always', 'never', 'forgets', 'forgot', 'remember', 'remembers', 'learning', 'learn', 'learns', 'learned', 'teach', 'teaches', 'mind', 'too', 'so', 'very', 'little', 'big', 'first', 'made', 'day', 'today', 'visitors', 'visitor', 'guests', 'guest', 'grandma', 'grandpa', 'granny', 'aunt', 'uncle', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'friends', 'friend', 'kin', 'family', 'sister', 'brother', 'school', 'nursery', 'kindergarten', 'home', 'party', 'tea', 'dinner', 'supper', 'last', 'piece', 'plate', 'bun', 'cake', 'biscuit', 'pancake', 'share', 'kind', 'girl', 'boy', 'child', 'kid', 'everyone', 'everybody', 'people', 'bus', 'shop', 'door', 'being', 'about', 'rumbling', 'tummy', 'hungry'],
  except: ['table', 'eating', 'answer', 'answers', 'back', 'rude', 'swear', 'swears', 'toilet', 'penguin', 'penguins', 'pancake machine', 'machine', 'dragon', 'monster', 'robot', 'bear', 'dog', 'cat', 'lion', 'tiger', 'dinosaur', 'ghost', 'card', 'cards', 'letter', 'snow', 'queen', 'king', 'burp', 'fart', 'died', 'hospital', 'stranger', 'strangers', 'hit'],
  moods: ['learning', 'proud', 'question'],
  fed: true,
  company: ['bun', 'buns', 'plate', 'crumb', 'crumbs', 'table', 'tummy', 'spoon'],
  about: 'Two polite ones and the last bun on the plate: each leaves it to the other, until a tummy answers that has never learned any manners.',
  titles: ['After You', 'The Polite Bun', 'A Tummy with No Manners', 'No, Thank You, Said {H}', 'The Last on the Plate'],
  want: [
    {
      id: 'one-bun-left',
      A: 'partner',
      paragraphs: [
        '{H} was going to be polite today, all the way till bed. At tea {H} said please for the jam, and thank you for the jam. But there was only one small bun left, all alone on its plate.',
        '“You have it,” said {H} to {A}. “No, thank you,” said {A}, who was being polite as well. “After you.” “After you,” said {H}. The bun lay there. It was still warm, and it had sugar on top.'
      ]
    }
  ],
  way: [
    {
      id: 'half-a-bun',
      A: 'partner',
      paragraphs: [
        '{H} had an idea with good manners, and broke the bun in two. One half was {H}’s, and it was gone in a moment. The other half lay there. “That’s for you, please,” said {H}. “But you’ve got such a little one,” said {A}. “You must have it.”',
        'So {H} broke the half in two, and ate one of those, and one of the next. Each time there was something left to be polite about. Only it got smaller and smaller.'
      ]
    },
    {
      id: 'please-door',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} practised on the kitchen. “Open, please,” said {H} to the cupboard. It stayed shut. {H} asked again, with more manners, and pulled. It came open. “It was the please,” said {H}. “It was a bit slow, that’s all.”',
        '“And now?” asked {A}. “Thank you,” said {H} to the cupboard. The door swung a little way back, and squeaked. “It’s never been thanked,” said {A}. “It doesn’t know where to look.”'
      ]
    },
    {
      id: 'thanks-for-thanks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Thank you,” said {H}. “You’re welcome,” said {A}. “Thank you for saying so,” said {H}. “Not at all,” said {A}. “It’s kind of you to think so.” “Thank you,” said {H}. It was very polite, and it did not stop.',
        'They got slower, like a swing. The clock struck in between. “What was it for?” asked {H} at last. Neither of them could remember what had been handed to whom. “Well, thank you,” said {A}.'
      ]
    },
    {
      id: 'excuse-me-chair',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the way round the table {H} bumped into a chair. “Excuse me,” said {H}. Then {H} bumped into the next one, and the door post, and a coat. Each of them was told the same. The coat bowed, as it slipped off the hook.',
        '“That one’s got manners,” said {H}, and bowed back. “You’d get round faster if you looked,” said {A}. “But then I’d have nothing to say,” said {H}.'
      ]
    },
    {
      id: 'noodles',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There are places,” said {A}, “where it’s polite to slurp your noodles. It means that they’re good.” {H} put that at the top of the list of manners. There were no noodles in the house, but there was a string of apple peel.',
        '{H} slurped it in, from one end to the other. It went round the chin once. “Is that polite?” asked {H}. “It’s polite over there,” said {A}. {H} turned to the window, where over there might be, and slurped the next one.'
      ]
    },
    {
      id: 'which-hand',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For a yawn, there had to be a hand in front. {H} knew that, and yawned. But in that hand was a spoon with jam on it. It was a polite yawn, and it came out red on one cheek. “Which was ruder?” asked {H}. “Was it the hole or the jam?”',
        '{A} looked at both for a while, and then {A} yawned as well, since it is catching. “Excuse us,” said {H}, for two.'
      ]
    },
    {
      id: 'elbows',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Manners had a place for everything. The elbows were to stay off the table, and the feet were to stay on the floor. {H}’s feet did not reach the floor. They hung there in the air, and were as polite as they could.',
        '“They’re pointing down, at least,” said {A}. {H} leaned over to see. As soon as they were looked at, one of them kicked. “Sorry,” said {H}. “That one’s still learning.”'
      ]
    },
    {
      id: 'fly',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A fly sat down by what was left on the plate. {H} could not say shoo, since that has no please in it. “Would you mind?” asked {H}. The fly washed its hands, and did not mind at all.',
        '“Perhaps it can’t hear you,” said {A}. {H} took a napkin, and said it with that. “Please,” said {H}, and waved. “Please. Please!” At the third please it flew away. “So it does know the word,” said {H}. “It only wanted some wind with it.”'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} was on the way to fetch a cup. “And how are you today?” asked {H}. {A} had meant to say very well, thank you. But it was asked so politely that {A} sat down and told it.',
        'There was a toe that ached when it rained, and there was a lost button. {H} listened to all of it, with both eyebrows up. “Thank you for asking,” said {A}, and forgot the cup.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The last one on the plate had a name,” said {S}. “We called it the manners piece. It was left for manners.” {A} asked if Manners ever came for it. “Always,” said {S}. “In the morning the plate was bare.”',
        '“Who was it?” asked {A}. {S} had once got up at night to see. There had been a small light in the kitchen, and a back in a dressing gown. “I said good evening,” said {S}, “and went to bed.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be the most polite. {S} held the door for {A}, and {A} went through. Then {A} held it for {S}. “No, I’m holding it,” said {S}. “I had it first.” So both of them held the door, one on each side of it.',
        'It was the best-held door in the house. A fly went through, and later it came back. “You’re welcome,” said {S} to it, both times.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} sat by the table and looked at the plate. {A} did not say please, and did not say thank you. {A} only leaned a little to the front, with very round eyes.',
        '“That’s asking,” said {H}. {A} had never found that words were needed. {H} thought about it, and leaned to the front, with very round eyes. It felt polite enough. You only had to hold your breath.'
      ]
    },
    {
      id: 'a-crumb-left',
      A: 'partner',
      paragraphs: [
        'In the end there was only a crumb, with one grain of sugar on it. {H} had a finger ready. “You have it,” said {A}. “No, thank you,” said {H}. “I’m not hungry at all.” It was what polite people say, and {H} said it very well.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-growl',
      A: 'partner',
      paragraphs: [
        'Then somebody growled. It was low and long, and it came from under the table. {H} sat up straight. “That wasn’t me,” said {H}. “It was further down,” said {A}. “You said no, thank you. And your tummy said something else.”',
        '{H} looked down at the tummy. It growled again, in the middle of a word. A tummy squeezes when it is empty, and then it can be heard, whatever the mouth is saying. “It’s got no manners,” said {H}. “They only go as far as the neck.”'
      ]
    },
    {
      id: 'teach-it',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} tried to teach the tummy. “Say please,” said {H} to it, very slowly. They waited. It said something long, with a squeak at the end. “That was nearly it,” said {A}.',
        '“Say thank you,” said {H}. But for that, {A} thought, it would first have to get something. {H} saw the point. Nobody thanks for nothing, not even the politest tummy in the street.'
      ]
    },
    {
      id: 'whose-is-loudest',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} covered the tummy with a cushion, to be polite to the others at the table. The cushion growled. {H} sat on the cushion, and the chair growled.',
        '“It’s coming from the chair now,” said {A}. “That’s even ruder,” said {H}. “It’s a visitor’s chair.” They told it so. It was quiet for as long as it takes to say excuse me.'
      ]
    },
    {
      id: 'please-may-it',
      A: 'partner',
      paragraphs: [
        'So {H} spoke for it. “Please,” said {H}, “may my tummy have the crumb, and some bread and butter after it?” “With pleasure,” said {A}. “It only had to ask.” The crumb went first, with its grain of sugar, and then came the bread. After the second slice they both listened. It gave one small gurgle. “You’re welcome,” said {H}, with very good manners, down the front of the shirt.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} did not want the last bun either, and looked at it all the same.',
      '{names} said after you to the bun.',
      { text: '{names} turned the plate round politely, so that the bun faced somebody else.', needs: ['hands'] },
      { text: '{names} passed the jam on, with a please for each hand.', needs: ['hands'] }
    ],
    way: [
      '{names} said no to a quarter, and then looked after it.',
      '{names} watched the bun get smaller, and swallowed.',
      { text: '{names} fetched a smaller plate for what was left of it.', needs: ['hands'] },
      { text: '{names} held a magnifying glass over the polite bit.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the growl, and said good evening to it.',
      '{names} owned up to a growl as well, a short one.',
      { text: '{names} got out the bread, since a tummy had asked.', needs: ['hands'] },
      { text: '{names} spread the butter right to the edge, for good manners.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate was washed, and had nothing left on it to be polite about.',
    '{H} washed and lay down. “Good night,” said {H} to the pillow, “and thank you.”'
  ],
  last: [
    '{H} was asleep, with one hand before the mouth, in case of a yawn.',
    'Once in the night a tummy murmured something polite. {H} slept, and did not hear it.'
  ]
})
