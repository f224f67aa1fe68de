import { wishPlot } from '../wish-plot.ts'

export const wantsASibling = wishPlot({
  id: 'wish-wants-a-sibling',
  wishes: ['wants little brother', 'wants little sister', 'wants baby brother', 'wants baby sister', 'wants a brother', 'wants a sister', 'want a brother', 'want a sister', 'wants sibling', 'wanting sibling', 'want sibling', 'wants siblings', 'wishes brother', 'wishes sister', 'wishing brother', 'wishing sister', 'wishes sibling', 'wishes had brother', 'wishes had sister', 'wanting brother', 'wanting sister', 'asks brother', 'asks sister', 'asking brother', 'asking sister', 'asking sibling', 'keeps asking baby brother', 'keeps asking baby sister', 'longs sister', 'longs brother', 'only child wants', 'being only child', 'would like brother', 'would like sister', 'would love sister', 'would love brother', 'wants be big sister', 'wants be big brother', 'wants to be a big sister', 'wants a baby', 'wanting a little sibling'],
  answers: ['wants', 'want', 'wanting', 'wishes', 'wish', 'brother', 'sister', 'sibling', 'siblings', 'baby', 'little', 'big', 'only', 'child', 'lonely', 'alone', 'so', 'much', 'really', 'keeps', 'asking', 'asks', 'had', 'one', 'too', 'like', 'friends', 'everyone', 'else', 'has', 'play', 'with', 'younger', 'small', 'older', 'christmas', 'birthday', 'more', 'than', 'anything', 'very', 'badly', 'why', 'hasn’t', 'got', 'doesn’t', 'have', 'no', 'being', 'would', 'love', 'longs'],
  except: ['died', 'dead', 'lost', 'miscarriage', 'heaven', 'hospital', 'ivf', 'pregnant', 'born', 'birth', 'coming', 'arrives', 'arrived', 'due', 'tummy', 'adopted', 'adopt', 'foster', 'half', 'step', 'penguin', 'dragon', 'dinosaur', 'elephant', 'cat', 'dog', 'puppy', 'kitten', 'rabbit', 'sleep', 'share', 'room', 'fight', 'fights', 'hit', 'hits', 'back', 'away', 'bike', 'phone', 'hamster', 'doll', 'robot', 'lion', 'bear', 'never', 'cannot', 'can’t', 'won’t', 'swap', 'sell', 'horse', 'toy', 'toys', 'moon', 'who', 'monster', 'older'],
  moods: ['alone', 'waiting', 'change', 'question'],
  partnerPlays: true,
  company: ['tap', 'cup', 'list', 'paper'],
  about: 'The hero wants somebody smaller, to whom one could explain how things are here, and {A} plays the little one so well that a whole book has to be written of what you need to know.',
  titles: ['What You Have to Know Here', 'Somebody Smaller', 'The Tap Goes the Wrong Way', '{H} Writes It Down', 'Page Five'],
  want: [
    {
      id: 'somebody-smaller',
      A: 'partner',
      paragraphs: [
        '{H} wanted there to be a little one at home. Boy or girl, that did not matter, as long as it was smaller. “You can’t order one,” said {A}. “I know,” said {H}. “I only wanted to say so.”',
        '“What would you do with it?” asked {A}. {H} had thought of that. “I’d explain things,” said {H}. “I know such a lot about this place. And there’s nobody here who doesn’t know it already.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-little-one',
      A: 'partner',
      paragraphs: [
        '“Then I’ll be little,” said {A}, and went down on both knees. “Good,” said {H}. “This is the bathroom. That tap’s the hot one, although it’s blue.” “Why?” asked {A}. “It’s always been like that.” “Why?”',
        '{H} went on, to the door that you had to lift. {A} took the biggest biscuit, and licked the others. “Mine,” said {A}. {A} drew on the bill, sat on {H}’s tower, and cried. “You aren’t listening!” said {H}. “They never do,” said {A}, quite happily.'
      ]
    },
    {
      id: 'a-bag-of-rice',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They tried it with rice as well. A bag of rice is about as heavy as one that’s new. {H} carried it in a towel from room to room, and held up its head. “This is the kitchen,” said {H}. “You’re from here.”',
        'It was a good listener. It never said why. But after half an hour {H}’s arms were long. And you mustn’t put it down. “How long till it walks?” asked {H}. “With rice,” said {A}, “I wouldn’t wait.”'
      ]
    },
    {
      id: 'both-ends',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It would have the other end,” said {H}. There were many things at home with two ends. There was the skipping rope, and the blanket when you folded it. There was the see-saw by the shops. {H} mostly tied one end to a chair.',
        '“And what’s it like with the chair?” asked {A}. “It never wants a turn,” said {H}. They looked at the chair, which had a rope round one leg. It was as good an end as you could wish. It just had no ideas of its own.'
      ]
    },
    {
      id: 'too',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The little one’s favourite word was too. {H} drank some water. “Too!” said {A}. {H} put a hat on. “Too!” {H} stood on one leg with the hat on, and thought about something. “Too!” said {A}, and thought about something too.',
        '“You don’t even know what I’m thinking,” said {H}. “Too,” said {A}. You could not get out of it. {H} sat down and did nothing whatever, and had company in that.'
      ]
    },
    {
      id: 'half-of-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You’d have to share,” said {A}. {H} had thought of that as well. They shared an apple, to see what it was like. {H} cut, and {A} chose. {A} looked at both the halves for so long that they went brown.',
        'Then {A} took the one that was bigger by a pip. “Next time I’ll cut it better,” said {H}. “Next time I’ll look even longer,” said {A}. The apple was eaten to the stalk. They could not share that.'
      ]
    },
    {
      id: 'when-i-was-little',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a sentence that {H} had never yet been able to say. It began with when I was your age. You needed somebody for it. “Say it to me,” said {A}, from down there. {H} stood up straight, and put both hands behind.',
        '“When I was your age,” said {H}, and had to think. “There was already a fridge. But I couldn’t reach the cheese.” {A} listened with big eyes. “You had to ask for it, each time. Yes. That’s how it was.”'
      ]
    },
    {
      id: 'name-for-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} had names for it already, four for a boy and four for a girl. One was for both. That one was Toni. “Toni!” {H} called through the house, to see how it sounded. It sounded as if somebody had been at the chocolate.',
        '“Too!” answered {A}, out of the cupboard. It had really been at the chocolate. {H} wiped {A}’s chin with a cloth, quite firmly, the way it was always done to {H}. It felt good from that side.'
      ]
    },
    {
      id: 'other-had-one',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Did you want one, when you were small?” {H} asked {A}. “I wanted a big one,” said {A}. “With a bicycle. Who comes round the corner when somebody’s being a nuisance.” “You can’t get that sort afterwards,” said {H}.',
        '“No,” said {A}. “I found that out. So I borrowed one from next door. He came round the corner for half a sandwich.” {H} thought about it. You could see that everybody wanted something, and mostly of another size.'
      ]
    },
    {
      id: 'noise-at-night',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“They wake up in the night,” said {A}. “I’d go,” said {H}. So they practised. {H} lay down and shut both eyes. “Waah,” said {A} behind the door. {H} jumped up, ran there, and patted. It was quiet. {H} lay down. “Waah.”',
        'At the ninth time {H} called from the bed. “What is it now?” “Nothing,” said the little one. “I only wanted to see if you’d come.” {H} knew that one. {H} had done it too, and not so long ago.'
      ]
    },
    {
      id: 'what-it-would-break',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They went through all that a little one might break. They started at the floor, and wrote a label for each shelf. Down here was what it could have. Above that was what it could have if {H} was there. On top lay a clay owl with a loose wing.',
        '“And what if it climbs?” asked {A}. {H} had not thought of that. They put the owl right at the back. It was safe there, but it could see nothing. And nobody was even coming yet.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was smaller too, if you came to think of it. {H} sat down on the floor beside {A}, and explained the blue tap. {A} listened to the end. Then {A} yawned, so that you could see how little of it had been new.',
        '“You’ve known that for years,” said {H}. {A} had. {A} knew a few things about this place that were not even in {H}’s head. One was behind the sofa.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“There was a girl in our street who had none either,” said {S}. “She made a list. On Mondays the boy from the baker’s was her big one. On Tuesdays it was me.” “And was that allowed?” asked {A}. “You had to be on time,” said {S}.',
        '“What did you do on the Tuesdays?” “We quarrelled,” said {S}. “She’d never had that. She did it with great care, and said thank you afterwards.” {S} still had a card from her every year, and it came on a Tuesday.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '{A} came out of the bathroom with very red hands. “Your cold tap’s hot,” said {A}. {H} looked up. Here was somebody who did not know! It was not even small. But it was new here.',
        '“I’ll explain it to you,” said {H}, and took {A} by the sleeve. It took a good while. They got as far as the spoons. “Why?” asked {A} at one point, and {H} could have jumped for joy.'
      ]
    },
    {
      id: 'stop-a-moment',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the floor. “I was going to tell it everything in a row,” said {H}. “It forgets that anyway,” said {A}. “Do you still know who told you about the tap?” {H} didn’t. “I was little then,” said {H}.',
        '“You see,” said {A}. “It’d have to be somewhere that you can look it up.” {H} had already pulled the pencil out of the little one’s fist.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-book',
      A: 'partner',
      paragraphs: [
        'They folded paper and sewed it with wool. On the front it said: What You Have to Know Here. On page one was the tap, blue and steaming. Then came the door. Page three was about the stool with the short leg. On page four was who laughs at what.',
        'Page five was the plughole. “When all the water’s gone, it says goodbye,” said {H}, and drew it. {A} stopped being little. “It does what?” asked {A}. “It says goodbye. You’re always out by then.”'
      ]
    },
    {
      id: 'more-pages',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It got longer than they had thought. Page six was where the sun came in the morning, and where it was gone by supper. On seven you could see which cup was whose. Nobody had ever said that. It was just so.',
        'On page eight {H} drew how you got from the bed to the toilet in the dark. There were eleven steps, and one of them creaked. “Do I go over that one?” asked {A}. “You go on it,” said {H}. “Then we know that it’s you.”'
      ]
    },
    {
      id: 'last-page-free',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The last page was left empty. “Isn’t there anything more?” asked {A}. “Yes,” said {H}, “but I don’t know it. It’ll find out something that I’ve never seen. You’re nearer to the floor then.”',
        '{A} lay down on the floor, to see. They both looked along under the cupboard. There lay a marble, and behind it another one. “That could go on it,” said {A}. But {H} left them there. Somebody had to be the first.'
      ]
    },
    {
      id: 'it-says-goodbye',
      A: 'partner',
      paragraphs: [
        'They let some water in, and pulled out the plug. They knelt there and waited, right to the end. “Grrr,” said the plughole, “grrr… bye.” “All these years!” said {A}. “And I never knew!”',
        '{H} laid the book on the lowest shelf, where somebody small could get at it. “What if nobody comes?” asked {A}. “Somebody’s always new somewhere,” said {H}. “You were, just now, on page five.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard it said, and moved up a bit on the rug.',
      '{names} knew the place as well, mostly from below.',
      { text: '{names} measured off on the door frame how small it would be.', needs: ['hands'] },
      { text: '{names} looked for the smallest cup that there was.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the floor too, for that was where it went on.',
      '{names} found half a biscuit, and it had been licked.',
      { text: '{names} built up the tower again, from below.', needs: ['hands'] },
      { text: '{names} took the bill away, and put out some other paper.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened at the plughole, with one ear.',
      '{names} sat by the lowest shelf, to see how it was to be small.',
      { text: '{names} bit off the wool, and made a knot.', needs: ['hands'] },
      { text: '{names} coloured in the tap, first blue and then red over it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towers were cleared away, the high ones and the flat one. The pencil lay beside the book, for whatever was still to come.',
    '{H} washed, with the blue tap, and waited by the basin until it had said goodbye.'
  ],
  last: [
    'All that you had to know was on the lowest shelf, and {H} was asleep.',
    'In the bathroom the last drop said goodbye, and {H} was asleep.'
  ]
})
