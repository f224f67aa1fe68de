import { wishPlot } from '../wish-plot.ts'

export const peacockRide = wishPlot({
  id: 'wish-peacock-ride',
  beginsElsewhere: true,
  wishes: ['rides peacock', 'ride peacock', 'riding peacock', 'rode peacock', 'peacock ride', 'back of peacock', 'peacock mountains', 'peacock over mountains', 'flies on peacock', 'fly on peacock', 'flying peacock', 'peacock flies', 'giant peacock', 'magic peacock', 'rides giant bird', 'ride giant bird', 'rides big bird', 'ride big bird', 'riding giant bird', 'rides huge bird', 'rides magic bird', 'rides bird', 'ride bird', 'back of giant bird', 'back of bird', 'flies on bird', 'flies on giant bird', 'flies on big bird', 'fly on bird', 'rides enormous bird', 'bird mountains'],
  except: ['eagle', 'owl', 'swan', 'goose', 'geese', 'ostrich', 'parrot', 'penguin', 'dragon', 'unicorn', 'pegasus', 'phoenix', 'plane', 'lost', 'afraid', 'scared', 'hurt', 'injured', 'broken', 'wing', 'dead', 'died', 'why', 'how', 'cage', 'zoo', 'bus', 'bike', 'train', 'zebra', 'elephant', 'sesame'],
  answers: ['peacock', 'peacocks', 'bird', 'rides', 'ride', 'riding', 'rode', 'flies', 'fly', 'flying', 'flew', 'over', 'mountain', 'mountains', 'hill', 'hills', 'back', 'giant', 'big', 'huge', 'enormous', 'magic', 'magical', 'friend', 'friendly', 'sky', 'clouds', 'beautiful', 'blue', 'colourful', 'golden', 'white', 'talking', 'far', 'away', 'across', 'valley', 'village', 'night', 'adventure', 'goes', 'high', 'through', 'feathers', 'tail', 'himalayas', 'snowy'],
  company: ['peacock', 'wall', 'mountains', 'mountain', 'tail', 'goats', 'goat', 'roofs', 'washing', 'scarf', 'neck', 'road', 'valley', 'cloud', 'river', 'shadow', 'feathers', 'feather', 'train', 'village'],
  isTale: true,
  out: true,
  about: 'A peacock carries its riders over three mountains and sinks as soon as anybody says oh, until nobody is there to look and only the echo can help.',
  titles: ['They Said Oh', '{H} Rides a Peacock', 'Somebody Behind Three Mountains', 'As Long as a Bus, and Mostly Tail', 'Round and Round and Down'],
  want: [
    {
      id: 'hello',
      A: 'partner',
      paragraphs: [
        'Each evening {H} called “Hello!” to the mountains, and somebody answered, “Hello,” and never a word more. “Who is that?” said {H}. “I want to go and see.” “It’s three mountains off,” said {A}.',
        '“I can do mountains,” said a peacock on the wall. It was a bird as long as a bus, and most of that was tail. “Sit in front of the tail, please, and not on it.” {H} held on to its blue neck, and {A} held on to {H}. The road fell away, and they were up.'
      ]
    },
    {
      id: 'neck',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The neck was not just blue. {H} leaned to the left, and it was green. {H} leaned to the right, and it was nearly purple. It was hard to stop. “Would you mind?” asked the peacock. “You’re steering.”',
        'They had already been round the same tower twice. {A} sat very straight after that. It is not easy, behind somebody who leans. They went round it once more.'
      ]
    }
  ],
  way: [
    {
      id: 'goats',
      A: 'partner',
      paragraphs: [
        'On the first mountain a goat looked up. “Oh,” it said. Up went the peacock’s tail, with all the eyes on it. Nobody can fly like that. Round and round they sank, like an umbrella, and sat among the goats.',
        'On the second mountain people were hanging out shirts. “Oh!” they called, and down went the riders, right through the washing. “I can’t help it,” said the peacock. “They will say oh.”'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Down there somebody flew beside them. It was their shadow, with two long wings and two small heads. It ran over a field, straight through a pond, and up a cliff without slowing down. “It’s better at hills than we are,” said {H}.',
        '“It doesn’t have to carry anybody,” said the peacock. A dog ran after the shadow as far as the last house. It stood there, quite proud. It had chased off something as long as a bus.'
      ]
    },
    {
      id: 'count-eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} turned round and counted the eyes on the tail. There were a hundred and fifty, and each had a blue middle. “Can you see out of them?” asked {A}. “What are we passing now?” “A hill,” said the peacock. “And now?” “Another hill.”',
        'It was right both times. {H} held up three fingers behind its back. “How many?” “I’m not saying,” said the peacock. “They’re resting.”'
      ]
    },
    {
      id: 'in-a-cloud',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then they flew into a cloud. It was like the bathroom after a bath, only bigger. {H} could not see {A}, and {A} could not see the peacock. “Are we still flying?” asked {H}. “I am,” said the peacock. “I don’t know about you.”',
        'So the peacock called, to find out what was in front. It was as loud as a bus with a cat in it. “May-aw!” There was no answer. “Good,” it said. “Then it’s not a tree.” They came out wet, and {H} had a drop on each eyelash.'
      ]
    },
    {
      id: 'a-feather',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One of the long feathers came loose. {H} caught it just in time, and held it out to the peacock. “Keep it,” said the peacock. “They all go, each summer. I grow new ones.” “All?” said {A}. “What do you do until then?”',
        '“I go out at night,” said the peacock. “I stay behind things.” {A} thought of that long bus without its back half. Nobody laughed, because they were a long way up. {H} laid the feather along the neck, where it felt at home.'
      ]
    },
    {
      id: 'big-shoe',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Deep down on a river was a boat, no longer than a grain of rice. A train as thin as a shoelace came out of a hole, and went into another. “Somebody’s in there,” said {A}, “and they’ve just said that it’s gone dark.”',
        '{H} waved to that somebody all the same. When the train came out at the other end, a tiny white thing waved back from a window. It might have been a hanky, or else a sandwich. “Look ahead,” said {H} quickly to the peacock. “It’s nobody.”'
      ]
    },
    {
      id: 'lunch',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Further back sat {A}, with a bag on one arm. “Who’d like a bit of bread?” asked {A}. It went forward from hand to hand, and the wind had some of it. A row of sparrows came up behind them, one for each crumb.',
        '“What’s that twittering?” asked the peacock. “Nobody,” said {A}, and the sparrows kept their beaks shut, as well as they could. One of them looked at the tail. It swallowed hard, and said nothing at all about it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had crept in among the feathers, so that only a face looked out. In a village a girl pointed. “Oh,” she called, “what a dear little face!” The peacock had its tail halfway up, and let it down again.',
        '“She means somebody else,” it said. For a good while it flew without a word. Then it looked round at {A}. “It’s a nice enough face,” it said. “But it’s only got the two eyes.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“There was one like that behind our school,” said {S} into the wind. “It answered to everything. So we asked it our sums.” “What did it say?” asked {A}. “We said: What’s six and seven? And seven, it said.”',
        'They had asked it every morning for a year. It never got any further. “It was polite, though,” said {S}. “It did say good morning. Well, it said morning. I expect it had been up all night.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had a seat right at the back, where the tail began. “I’ll do the steering,” said {S}, and took hold of a feather in each hand. {S} pulled the left one, gently, and they flew to the right. “That’s the wrong way round,” said {A}.',
        '“Then the feathers are in wrong,” said {S}. The peacock said that they had been in like that for nine years. So {S} crossed both arms over, and after that it all worked. It only looked tangled.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat in the middle, tied on with two belts and a shawl. “Ba!” said {A} to the mountains. Everybody listened. “Ba,” came back, from a long way off. {A} went stiff all over with joy. At last there was somebody who could talk properly.',
        '“Ba ba?” said {A}. “Ba ba,” they said. “Ba!” “Ba.” The peacock flew more slowly, so as not to interrupt. It was plain that they agreed about most things.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours,” said {A}, “you have to go round by road, and it takes all day.” {A} had never seen a mountain from on top. It had a flat place, with a puddle in it, and a bird was having a wash there. “So that’s what they keep up here,” said {A}.',
        '“Tickets,” said {H}, for a joke. {A} felt in all the pockets, and found one. It was for the swimming pool. The peacock looked at it with one eye, and let it pass.'
      ]
    },
    {
      id: 'tied-up',
      A: 'partner',
      paragraphs: [
        '“The tail only drops when somebody looks,” said {A}, with a sock over one ear. {A} tied up the tail with a scarf, like a rolled carpet. “Now there’s nothing to see.”',
        'On the third mountain there was nobody, only stones. The peacock flapped slower and slower. “Nobody’s said oh for miles,” it said, and sat down. “I’ll stay here and be a hen.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lovely',
      A: 'partner',
      paragraphs: [
        '{A} undid the scarf. “Oh,” said {A} kindly. “You’re sitting on me,” said the peacock. “That doesn’t count.” “It’s got to be somebody over there,” {A} whispered.',
        'Then {H} knew whom to ask. “Lovely!” called {H}, as loud as could be. “Lovely,” said somebody far away. “Lovely… lovely.” The peacock put up its head. “Who said that?” “That’s who we’re going to see,” said {H}. They were up so fast that the scarf stayed behind.'
      ]
    },
    {
      id: 'too-dark',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Behind them the sun went down, and each mountain put on a grey shawl. In the villages the windows came on. People stood on their roofs with their tea, and looked up. You could only see something long go past between the stars.',
        '“What’s that?” they asked one another. “It’s a bus,” somebody said. The peacock heard it quite clearly. “A bus,” it said. It was so cross that they got over the next hill in four flaps.'
      ]
    },
    {
      id: 'roost',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Where do you sleep?” asked {H}. “In a tree,” said the peacock. “On the very top, where I can be seen.” “But it’s dark then,” said {A}. The peacock had not thought of that. All these years it had sat up there each night with its best side to the road.',
        '“And who looks at you in the morning?” asked {H}. “The cook,” it said. “She comes out with a bucket. She says oh, you again.” It sounded as if that was the best one of the day.'
      ]
    },
    {
      id: 'who-it-was',
      A: 'partner',
      paragraphs: [
        'There stood the last mountain, with nobody on it. “Who are you?” called {H}. “Are you,” it said. “It’s the mountain itself,” said {A}. “It can only say what it’s given.” “And I only gave it hello,” said {H}. So now it got cucumber, and said it beautifully.',
        'By starlight the peacock flew them home. “Oh,” said {H}, just over their own wall. Up went the tail, and round and round they sank, as softly as an umbrella. “Sleep well!” {H} called to the mountains. “Well,” they said.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} climbed on as well, in front of the tail.',
      '{names} looked down once, and then sat closer.',
      { text: '{names} got on too, hat and all, and tied the hat on.', needs: ['hands'] },
      { text: '{names} held on with both arms, and shut one eye.', needs: ['hands'] }
    ],
    way: [
      '{names} came down among the goats, and was looked at by one of them.',
      '{names} got a wet shirt over the head, and stayed under it for a bit.',
      { text: '{names} hung the shirts back on the line, more or less.', needs: ['hands'] },
      { text: '{names} helped to get the tail down, from the thin end.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened too, with both ears to the far side.',
      '{names} leaned into the blue feathers, where it was warm.',
      { text: '{names} pointed at the last mountain, in case it was missed.', needs: ['hands'] },
      { text: '{names} called out a word as well, and got most of it back.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was a sock in {H}’s sleeve that belonged to nobody here. It was put by the door, for when they next flew that way.',
    '{H} washed off the wind and lay down. Out on the wall something very long let its tail hang down to the road.'
  ],
  last: [
    '“Good night,” said {H}, and, “Night,” said somebody behind three mountains, and {H} was asleep.',
    'The tail was folded and all its eyes were resting, and {H} was asleep.'
  ]
})
