import { wishPlot } from '../wish-plot.ts'

export const talkingToilet = wishPlot({
  id: 'wish-talking-toilet',
  wishes: ['talking toilet', 'toilet talks', 'toilet that talks', 'toilet who talks', 'toilet can talk', 'toilet could talk', 'toilet talked', 'toilet talking', 'toilet speaks', 'toilet that speaks', 'toilet that could speak', 'toilet chats', 'chatty toilet', 'toilet whispers', 'toilet comes alive', 'toilet alive', 'toilet came to life', 'toilet wants something nice', 'toilet wants a friend', 'toilet lonely', 'lonely toilet', 'polite toilet', 'toilet complains', 'toilet answers back', 'magic toilet', 'toilet with a face', 'talking loo', 'loo talks', 'loo that talks', 'loo speaks', 'talking dunny', 'dunny talks', 'talking lavatory', 'talking commode', 'what if toilet talked', 'toilet wants a compliment', 'toilet makes conversation', 'toilet chatting', 'toilet with feelings', 'toilet that is lonely', 'toilet spoke to me', 'toilet whispered', 'talking bathroom', 'toilet has a voice', 'toilet with a voice'],
  answers: ['toilet', 'toilets', 'loo', 'dunny', 'lavatory', 'bathroom', 'talk', 'talks', 'talked', 'talking', 'speak', 'speaks', 'speaking', 'say', 'said', 'tell', 'tells', 'told', 'telling', 'sings', 'sing', 'chat', 'chats', 'chatty', 'whispers', 'voice', 'mouth', 'lid', 'seat', 'water', 'flush', 'flushes', 'flushing', 'pipe', 'alive', 'life', 'magic', 'face', 'lonely', 'sad', 'nice', 'compliment', 'compliments', 'please', 'thank', 'thanks', 'polite', 'funny', 'joke', 'jokes', 'feelings', 'wee', 'poo', 'sit', 'sits', 'night', 'every', 'before', 'back', 'answers', 'complains', 'gurgle', 'gurgles', 'paper', 'secret', 'secrets', 'quiet', 'named', 'could', 'if', 'can', 'very', 'really', 'too', 'little', 'big', 'small', 'silly', 'friendly', 'kind', 'old', 'new', 'day', 'morning', 'today', 'home', 'house', 'kitchen', 'rain', 'sun', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'sister', 'brother', 'friend', 'children', 'came', 'mummy', 'daddy', 'auntie', 'boy', 'girl', 'upstairs', 'downstairs', 'gran', 'stories', 'grumpy', 'cheeky', 'rude'],
  except: ['stop', 'words', 'swear', 'constantly', 'nonstop', 'phase', 'potty', 'scared', 'afraid', 'fear', 'monster', 'crocodile', 'alligator', 'snake', 'shark', 'spider', 'elephant', 'loud', 'noisy', 'blocked', 'overflow', 'overflowed', 'flood', 'training', 'trained', 'accident', 'accidents', 'constipated', 'hurts', 'hurt', 'alone', 'school', 'superhero', 'hero', 'stuck', 'fell', 'phone', 'hand dryer', 'won’t', 'wont', 'refuses', 'blood', 'ill', 'bully', 'haunted', 'ghost', 'myrtle', 'skibidi'],
  moods: ['waiting', 'change', 'first', 'learning'],
  company: ['toilet', 'lid', 'seat', 'water', 'bend', 'bath', 'towel', 'paper', 'fridge', 'tap', 'mat', 'door', 'voice', 'drawer', 'slippers'],
  asked: true,
  isTale: true,
  about: 'A toilet talks, and wants to be told something nice before it flushes, and whatever it is told could be said of a fridge as well, until the hero lets slip a secret.',
  titles: ['Before Every Flush', 'So Is the Fridge', '{H} and the Talking Toilet', 'The Last Word', 'It Has Never Told Anyone'],
  want: [
    {
      id: 'something-nice',
      A: 'partner',
      paragraphs: [
        '{H} got up at night, and lifted the lid, and sat down. “Good evening,” said the toilet. It had a round, wet sort of voice. When {H} had finished, and wanted to flush, the toilet cleared its pipe. “First say something nice to me,” it said.',
        '{H} wanted to go back to bed. {A} came to the door in slippers. “Who are you talking to?” asked {A}. “The toilet,” said {H}. “It won’t flush.”'
      ]
    }
  ],
  way: [
    {
      id: 'so-is-the-fridge',
      A: 'same',
      paragraphs: [
        '“You’re very white,” said {H} to the toilet. “So is the fridge,” said the toilet. “You’re always there,” said {A}. “So’s the bath.” They told it that it was a good height. They said “please”. “That’s what one says to a sink,” said the toilet. “It needn’t be long. It just has to be true of nothing but me.” {A} pressed the flush all the same. There was only a small, hurt sound.'
      ]
    },
    {
      id: 'what-others-say',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do people usually say to you?” asked {H}. The toilet did not need to think. “Phew,” it said. “That’s the one I hear most. And ‘occupied’. But that’s not for me.” Grandfathers mostly sighed. Small children said “bye-bye”, though not to the toilet.',
        '“And at the end they all turn round and look,” said the toilet. “But they never look at me.” {H} turned round, and looked at it. “Thank you,” said the toilet. “That’s not it yet. But thank you.”'
      ]
    },
    {
      id: 'ducks-and-soap',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} asked whom else they might hear from. The soap had nothing to say, for it had slipped. The towel hung there with its face to the wall. “They don’t talk,” said the toilet. “I’m the only one in here that’s got a mouth.”',
        '“The bath’s got one,” said {H}, and pointed at the plug. “That’s a navel,” said the toilet. {H} looked at it again. After that one could not see it any other way.'
      ]
    },
    {
      id: 'other-reads-to-it',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} could not sleep either, and sat down on the edge of the bath with a book. “I’ll read it something nice,” said {A}. It was a poem about a lake. It had a swan in it, and the evening, and still water with a moon.',
        'The toilet listened to the end. “Is that me?” it asked. “Well,” said {A}. “It’s got no lid.” They tried it with a lid in the third line. Then the swan could not get in. “Leave the swan,” said the toilet. “I’ve never cared for swans.”'
      ]
    },
    {
      id: 'pet-drinks',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came in on quiet feet, and put {A}’s nose over the edge to see who was speaking. “Good evening,” said the toilet. The voice went all round {A}’s head, and in at both ears. {A} looked under the toilet, and then behind it. There was only a brush.',
        '{A} said something nice, as it seemed, for it was short, and came from deep down. “That’s very kind,” said the toilet. “But it’s the wrong language. I only flush to words.”'
      ]
    },
    {
      id: 'elder-yard',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Ours stood out in the yard,” said {S}, “in a hut with a heart in the door. In winter you wore a hat to it.” “Did it talk?” asked {A}. “It creaked,” said {S}. “We took it for the hinge.”',
        'The toilet was silent for a moment. “What did it creak?” it asked. {S} put {S}’s head back, and made the sound, as well as {S} could after so many years. It was long, and rose at the end. “That’s very old toilet,” said the toilet. “It says: Mind your hat.”'
      ]
    },
    {
      id: 'child-says-it-all',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ll do it,” said {S}, and stood in front of the toilet with both feet together. “You’re nice,” said {S}. “You’re nice, and you’re nice, and your lid’s nice.” The toilet waited. “And the hole,” said {S}.',
        '“What about the hole?” asked the toilet. {S} bent down to it, and one could see it being thought about. “It’s round,” said {S}, “so it doesn’t matter which side you come from.” “That’s true of a bucket,” said the toilet. But it asked {A} to remember it.'
      ]
    },
    {
      id: 'the-bend',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why’s your voice so wet?” asked {A}. “It’s my bend,” said the toilet. “Behind there the pipe goes up, and then down. There’s always a mouthful of water in it. It keeps the smell where it is.”',
        '“Don’t you ever swallow it?” asked {H}. “When I flush,” said the toilet, “and then I take another one at once.” {H} filled one cheek at the tap, and tried to say “Good evening” round it. It came out as a lake.'
      ]
    },
    {
      id: 'a-secret',
      A: 'partner',
      paragraphs: [
        '“Do you hear what I say in here?” asked {H}. “When I talk to myself?” “Every word,” said the toilet. “Then you know who broke the blue jug,” said {H}. {A} looked up. “What blue jug?” asked {A}. {H} held a hand before {H}’s mouth. The toilet was silent. {A} looked at it for some time. “I’ve sat here every day this week,” said {A} slowly, “and it never said a word.”'
      ]
    }
  ],
  turn: [
    {
      id: 'you-never-told',
      A: 'partner',
      paragraphs: [
        '{H} turned to the toilet. “You never tell,” said {H}. It was quite still in the bathroom. “Say that again,” said the toilet. “Everybody sits here and talks, and you’ve never told anyone.” “I haven’t,” said the toilet. “I keep it all. It’s behind the bend.” It drew a long breath. Then it flushed as it had never flushed before, and the little mat trembled.'
      ]
    },
    {
      id: 'more-of-them',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Now that they had one, they found others. “You’re the only chair that gives you your own room,” said {H}. “You’ve never once asked me to hurry,” said {A}. “It’s always someone outside.” The toilet filled up, and one heard that it was smiling.',
        '“You’ve got a lid, but you don’t shut it in people’s faces,” said {H}. That was not quite true. It had come down by itself in May. “I said sorry,” said the toilet, and they let it stand.'
      ]
    },
    {
      id: 'other-also-confesses',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} asked the others to go out for a moment, and shut the door. They heard a murmur, for quite a while. Then they heard the flush. {A} came out with a lighter face. “What did you say?” asked {H}. “Ask it,” said {A}.',
        'They did ask. “It was nice,” said the toilet, “and it was long.” More they could not get out of it. There was half a bar of chocolate less behind the flour, but the toilet kept that too.'
      ]
    },
    {
      id: 'the-jug',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where is the blue jug?” asked {A}. {H} pulled out the bottom drawer, under the towels. It lay there in two pieces, handle and jug. {A} held the one to the other, and they fitted. “I never liked the way it poured,” said {A}.',
        '“I could have told you that it was in there,” said the toilet. They both turned round. “I didn’t, though,” it said. It seemed to be waiting for something. “Very good,” said {A}.'
      ]
    },
    {
      id: 'the-last-word',
      A: 'partner',
      paragraphs: [
        '{H} washed both hands. “We’ll glue the jug tomorrow,” said {A}, and let down the lid. “One moment,” said the toilet from under it, a bit muffled. “Now I’d like to say something nice to you.” {H} and {A} stood on the cold floor, and waited. It took so long that {A} sat down on the edge of the bath. “You always come back,” said the toilet. {H} thought about that, and patted the lid. “It’s true of nobody but you,” said the toilet, “and everyone else.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wished the toilet a good evening too, after a moment.',
      '{names} came to see why there was no flush.',
      { text: '{names} polished the flush with one sleeve, by way of a compliment.', needs: ['hands'] }
    ],
    way: [
      '{names} thought of something nice too, but it was true of soup.',
      '{names} listened at the lid, and heard it waiting.',
      { text: '{names} straightened the roll of paper, in case that helped.', needs: ['hands'] }
    ],
    turn: [
      '{names} said thank you to the toilet, for all the other times.',
      '{names} felt the mat tremble, and stayed on it.',
      { text: '{names} shut the door so softly that the toilet asked whether it was shut.', needs: ['hands'] }
    ]
  },
  bed: [
    'The seat was down, and the lid was down. The slippers went back to where they had come from.',
    '{H}’s hands smelled of soap. In bed {H} thought of one more nice thing. It was true of nothing else, and would keep till morning.'
  ],
  last: [
    'Behind the bend all was kept, and {H} was asleep.',
    'Next door the water came up to its line, and said no more. {H} was asleep.'
  ]
})
