import { wishPlot } from '../wish-plot.ts'

export const deedTheHedgeNibbles = wishPlot({
  id: 'wish-deed-the-hedge-nibbles',
  tellsAny: 'once',
  deeds: ['talks'],
  out: true,
  about: 'Somebody talks behind the hedge, and what comes through is that {H} has a goat; everything is made ready for it, and it is the coat that {H} could not find.',
  titles: ['{H} Has Got a Goat', 'Only One Bottom', 'What Came through the Hedge', 'A Carrot for the Coat', 'The Hedge Nibbles'],
  company: ['hedge', 'hook', 'window', 'coat', 'goat', 'carrot', 'bowl', 'blanket', 'bath', 'table', 'bucket', 'string', 'neighbour', 'leaves'],
  want: [
    {
      id: 'no-coat',
      A: 'partner',
      paragraphs: [
        'Behind the hedge {once.first} {once.did}, and {H} badly wanted to go out and listen. But it was cold, and {H}’s coat wasn’t on its hook, nor under the table. “Then we’ll hear it from here,” said {A}, and opened the window a crack.',
        'In the middle of it came a name. “That was me,” said {H}. “What have I got?” “A goat,” whispered {A}. “{H}’s goat, it said.” {H} hadn’t known.'
      ]
    },
    {
      id: 'the-name-of-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s it called?” asked {A}. {H} didn’t know that either. You can’t be told everything on the first day. They thought of Susan, and of Mr Brown. “I’d like one that you can call out of a window,” said {H}.',
        'So they tried them out of the window. At Susan nothing happened. At Mr Brown a man on the other side of the street said good evening.'
      ]
    }
  ],
  way: [
    {
      id: 'one-bottom',
      A: 'partner',
      paragraphs: [
        '{A} crept along to the hedge and put an ear in. Behind it {once.who} {once.was} still {once.doing}. “It’s brown,” {A} called softly. “It’s been banging here since lunch. And it’s only got one bottom.” “That’s the usual number,” said {H}.',
        '{H} laid out a bowl of water, and the bath mat to sleep on. Then, wrapped in a blanket, {H} pushed a carrot through the leaves. “Dinner,” called {H}. Nobody bit it.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Once it went “{doer.sound}” behind the hedge, as clear as anything. “Goats go ‘meh’,” said {A}. “Mine doesn’t,” said {H}. “Mine’s been about.”',
        'They both said it after it a few times, so as not to be strangers. {A} had the better accent. {H} had more feeling.'
      ]
    },
    {
      id: 'seen-in-the-gap',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a gap in the hedge, as big as a saucer. {H} looked through it, and saw {doer.part}, quite near. “Is that the goat?” asked {A}. “No,” said {H}. “That’s whoever’s looking after it.”',
        '{A} had a look as well. “You can tell that it’s in good hands,” said {A}. Then they went away from the gap. It’s rude to look in at people for too long.'
      ]
    },
    {
      id: 'other-ears',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The neighbour on the left had heard it too. He came past with a paddle over his shoulder. “{H} has got a boat,” he told them, “and nobody tells me.” Across the street a woman tuned her violin. She had heard that {H} had a note.',
        '“Perhaps I’ve got all three,” said {H}. “Then the goat can row,” said {A}, “and she can play to it.” They moved the bath mat over a bit.'
      ]
    },
    {
      id: 'licked',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Every now and then there was something about {once.the}. “What’s that got to do with a goat?” asked {A}. {H} thought about it. “It’s probably licked {once.the},” said {H}. “They lick everything.”',
        '{A} wiped the carrot on one sleeve. “I hope somebody’s said sorry,” said {A}. They listened hard for a sorry. Something was “lorry”, but that might only have been a lorry.'
      ]
    },
    {
      id: 'tidied-away',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“They eat paper,” said {A}. So the newspaper went into the bread bin, and the calendar was hung up higher. Otherwise there would have been no Thursday. “They eat socks,” said {A}. {H} looked down, and took them off.',
        '“Do they eat slippers?” They sat down with their feet on the table and thought of all the things that were low. It was most of the house.'
      ]
    },
    {
      id: 'walks',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A goat has to be taken for walks. {H} tied the string to a kitchen chair, to get the way of it. The chair had four legs, and did not want to go. “Pull,” said {A}. It came as far as the mat, and lay down.',
        '“They’re stubborn,” said {H}. “You mustn’t be cross with them.” {A} patted it on the back. After that it went a little better, because {A} pushed.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had to be told. “There’s somebody coming who’s got four legs,” said {H}. “It’s only got the one bottom, so it won’t take up much room.” {A} looked at {H}, and at the new bowl.',
        'The bowl was bigger than {A}’s. {H} saw that at once, and changed them round. “You were here first,” said {H}. {A} had a sip from the goat’s, to be sure.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had a goat at school,” said {S}. “It came in at the window for sums. It ate the sixes.” “Only the sixes?” asked {A}. “It didn’t care for fours,” said {S}.',
        '“To this day I have to stop and think at six times seven.” {S} stopped, and thought. “Forty-two,” said {A}. “So you say,” said {S}. “It’s a long time since I’ve seen one.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be the goat until the real one came. “Then you’ll have to eat out of the bowl,” said {A}. {S} did, and said “meh”, and was led twice round the table. “Good goat,” said {A}.',
        '“When the other one comes, am I sacked?” asked {S}. {A} didn’t think so. There was plenty to do. “Meh,” said {S}, and lay down on the bath mat, as a goat with a future.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '“Goat,” {H} said slowly to {A}. {A} looked hard at {H}’s mouth. “Oat,” said {A}, or something very like it. Everybody was called together to hear it, and it was not said again.',
        '“That’s how it comes through the hedge as well,” said {H}. “{A} talks like a hedge.” {A} was pleased, and blew a bubble with no word in it at all.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At home we’ve got a hamster,” said {S}. “Is that like a goat?” asked {A}. {S} thought of the hamster from the front and from the side. “It’s the same idea,” said {S}, “only they’ve stopped sooner.”',
        'So {S} was put in charge, as the only one who knew about animals. {S} put the water further from the mat. “They kick it over,” said {S}. “Ours would, if it could reach.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. From the house nobody could see it. They only heard people behind the hedge go “Oh!” “That’ll be the goat,” said {A}. {H} brought a second carrot, in case it was larger than they’d thought.'
      ]
    },
    {
      id: 'spoon-and-moon',
      A: 'partner',
      paragraphs: [
        '{A} looked at the carrot, and then at the leaves. “Stay there,” said {A}, and went round to the other side. “Spoon!” called {A}. “Moon,” said {H}, and looked up. “Pear!” “Bear,” said {H}, and drew the blanket closer.',
        '{A} came back. “It’s the hedge,” said {A}. “It nibbles the words.” “Then what have I got?” asked {H}, and walked round the hedge to see.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-front',
      A: 'partner',
      paragraphs: [
        'On the far side half the street sat and laughed. At the front sat {once.who}, rather hoarse by now. And on the hedge, by its collar, hung something brown. “At last,” said {once.who}. “It’s been said in every pause. That’s {H}’s coat. It’s been hanging here since lunch, and it’s only got one button.”',
        '{H} put it on. The sun was still in it, right down the sleeves. {H} did up the button. “Is that all it’s got?” asked {once.who}. “That’s the usual number,” said {H}.'
      ]
    },
    {
      id: 'the-carrot',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The carrot was found on that side as well. It was sticking out of the leaves, and an old lady had hung her bag on it. “I thought that it was a hook,” said the old lady. “It was dinner,” said {H}.',
        'They were still a goat short. {A} took a bite off the end, so that all the trouble wouldn’t have been for nothing. It was a good carrot. It was only a bit cold from waiting.'
      ]
    },
    {
      id: 'the-paddle',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Round the end of the hedge came a man with a paddle. He had heard that {H} had a boat. “It’s a coat,” said {A}. He felt the cloth. “Very nice,” said the man. “It won’t float.” Then he sat down on his paddle and listened with the rest.',
        '“You should have said it louder,” {A} told {once.who}. “It was louder,” said {once.who}. “That’s when they put up the sails.”'
      ]
    },
    {
      id: 'from-the-beginning',
      A: 'same',
      paragraphs: [
        'Everybody moved up, and {once.who} began again from the beginning, because of {H}. Here every word was whole, and it was twice as good. {A} still had the carrot. “Don’t you want to know about the goat?” whispered {A}. “Shh,” said {H}, and put it into the pocket. “It’s listening.”'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} put a hand in the other pocket, and there was a snail. It had moved in since lunch. “It heard that you had a moat,” said {A}.',
        '{H} set it down on the hedge, just where the coat had been. It drew in its horns when {once.who} got to the loud part. When the soft part came, it put them out again, first one and then the other.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got under the window, where the sound fell in.',
      '{names} sneezed at the wrong moment, and a whole sentence was gone.',
      { text: '{names} searched the coat hooks again, from the other end.', needs: ['hands'] },
      { text: '{names} cupped two hands behind two ears, and heard the kettle.', needs: ['hands'] }
    ],
    way: [
      '{names} shared the bath mat with the goat, as far as the goat was there.',
      '{names} stared at the carrot until it seemed to move.',
      { text: '{names} made hay, out of an old straw hat.', needs: ['hands'] },
      { text: '{names} polished the carrot, for a goat with only one bottom.', needs: ['hands'] }
    ],
    turn: [
      '{names} sank into a gap in the row, between two strangers.',
      '{names} laughed a moment late, because of the hedge in the ears.',
      { text: '{names} picked the leaves out of the collar.', needs: ['hands'] },
      { text: '{names} turned up the sleeves, and out fell a bit of sun, or a crumb.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the coat on its hook, with the carrot in the pocket. Then {H} put the bowl of water underneath. It could do no harm.',
    'Still a bit damp, {H} lay down. Behind the hedge {once.who} went on for a while, quite low. What came through the leaves was well nibbled.'
  ],
  last: [
    '“Sleep,” said {once.who} behind the hedge, and it came through as “sheep”, and {H} was asleep.',
    'On its hook hung the goat, quite quiet, with a carrot for the morning, and {H} slept.',
    'Behind the hedge {once.who} said good night. Only “night” came through, and {H} was asleep.'
  ]
})
