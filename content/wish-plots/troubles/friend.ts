import { wishPlot } from '../wish-plot.ts'

export const whoeverFriend = wishPlot({
  id: 'wish-whoever-friend',
  visits: 'anything',
  whoever: [
    'wants a friend',
    'has no friends',
    'has no friend',
    'doesn’t have a friend',
    'doesn’t have any friends',
    'hasn’t got a friend',
    'hasn’t got any friends',
    'wants to make a friend',
    'wants to make friends',
    'can’t find a friend',
    'can’t make friends',
    'is looking for a friend',
    'is looking for friends',
    'needs a friend',
    'wishes for a friend',
    'would like a friend',
    'never had a friend',
    'has nobody to play with',
    'wants somebody to play with',
    'wants someone to play with',
    'is lonely and wants a friend',
    'feels lonely',
    'wants a mate',
    'wants a buddy',
    'can’t find anyone to play with',
    'wants some company',
    'longs for a friend',
    'always plays alone',
    'has no mates'],
  except: ['played', 'acted', 'chess', 'football', 'drum', 'piano', 'violin', 'guitar', 'trumpet', 'flute', 'cards', 'music', 'in a play', 'trick', 'prank', 'joke', 'detective', 'ball', 'catch', 'football', 'soccer', 'piano', 'drum', 'trumpet', 'guitar', 'violin', 'flute', 'keyboard', 'instrument', 'like a friend', 'like his friend', 'like her friend', 'like its friend', 'like my friend', 'like their friend'],
  company: ['snake', 'rope', 'door handle', 'door'],
  about: 'The hero wants to jump over a rope that wriggles at both ends, and whoever is looking for a friend is only to hold the other one for a minute.',
  titles: ['The Other End', '{visitor} Takes the Other End', 'Only for a Minute', 'And Then We Stood There', 'A Snake With Two Ends'],
  want: [
    {
      id: 'half-a-snake',
      A: 'partner',
      paragraphs: [
        'The rope was a snake, and {H} wanted to jump over it. {A} wriggled the one end, low on the floor. But the other was tied to the door handle, and a door handle can’t wriggle. From the middle on the snake was fast asleep.',
        'Then the handle went down, and the snake slipped off. Outside stood {visitor.first}. “Would you like to be my friend?” asked {visitor}. “Yes,” said {H}. “But hold this a minute.”'
      ]
    }
  ],
  way: [
    {
      id: 'three-yeses',
      A: 'partner',
      paragraphs: [
        '{visitor} had the other end now, and held it tight. “I’ve asked all the way down the road,” said {visitor}. “Three of them said yes.” “Then you’ve got three,” said {A}. “They said yes,” said {visitor}, “and then we stood there. After a while they went in.”',
        '“You’ve got to ask louder,” said {A}, who was quite sure. {visitor} asked so loudly that the lamp rang. “Yes!” shouted {H}. And then they stood there. The snake lay between them as flat as a line.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} had a list of what a friend is like. It was folded very small. “About as big as me,” read {A}. “Likes what I like. Is there on Sundays. Laughs, but not at how I come in.” {H} looked down at {H}, and ticked off Sundays.',
        '“What do you like?” asked {H}. That had not been put down. {visitor} looked on the back as well. “I was waiting to hear,” said {visitor}, “what the friend likes.”'
      ]
    },
    {
      id: 'i-can-also',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“I’ve practised something for it,” said {visitor}, and let go of the rope. {visitor} got ready, and {caller.does}. Then {visitor} looked from {H} to {A}. “I do that, and after it they’re my friends,” said {visitor}. “That’s how I’d thought it went.”',
        '“It was very good,” said {H}. “Do it again, but with the rope in.” {visitor} did it again. A bump ran all along the snake, and {A} nearly lost hold of it.'
      ]
    },
    {
      id: 'what-they-saw',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“They always look at {caller.part},” said {visitor}. “They say, Oh, look. And then it’s over, because now they’ve seen that.” {A} had been looking there too. “It’s only what comes first,” said {A}.',
        '{H} looked somewhere else, at once. There was the rope, and who had it in a very good grip. “You’re strong,” said {H}. “I never get round to saying,” said {visitor}.'
      ]
    },
    {
      id: 'good-at-waiting',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a lot in a bag that {visitor} had brought, in case. There was a ball, and it was as good as new. There was a game for two. {A} opened the box. One half of the pieces was worn quite thin, and the other half still shone.',
        '“You’re always red,” said {H}. “I’m always both,” said {visitor}. “But I let blue be the other one. Blue’s never ill, and never has to go home. Blue just doesn’t think of anything.”'
      ]
    },
    {
      id: 'a-wave',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Say something through it,” said {A}, and flicked the rope once. A hump set out along the floor. It ran the whole way, and jumped up at {visitor}, and was gone. “Somebody knocked,” said {visitor}.',
        '{visitor} flicked one back. It was rather small, but it arrived. {A} flicked two. {visitor} flicked two. They did it for so long that {H} had to stamp a foot. “I’m here as well,” said {H}. So they let one run just under {H}.'
      ]
    },
    {
      id: 'what-to-say',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do you say to them, after they’ve said yes?” asked {H}. “I say thank you,” said {visitor}. “And then it’s their turn.” {A} tried out how that was. “Thank you,” said {A}, and waited. {H} waited too. You could hear the pipes.',
        '“It’s like being handed a fish,” said {A}. {visitor} knew. That was what their faces had looked like. “Next time I’ll bring a bucket,” said {visitor}.'
      ]
    },
    {
      id: 'knot',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The snake had a knot in its back. {A} picked at it from the left, and {visitor} from the right. “Push yours through,” said {A}. “No, mine first. No, that’s my thumb.” It got bigger, and then it was two.',
        'They both sat there, close over the knot. {visitor} told {A} about a puddle. {A} told {visitor} about a bus. When {H} came to look, the knot had been out for some time. The bus was just coming again.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How many have you got?” {visitor} asked {A}. “Friends? I’d have to count.” {A} counted on ten fingers, and bent down one of them again. “It isn’t easy. There’s one I haven’t seen since the winter, and one I’m cross with.”',
        '“Does that one still count?” asked {visitor}. “That one counts double,” said {A}. “I think about that one all the time.” {visitor} looked at the bent finger. It was the thumb.'
      ]
    },
    {
      id: 'other-street',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“We could put up a note,” said {A}. “Friend wanted. Apply at the door.” {visitor} said how it should go on. “Must be nice,” wrote {A}. “Must be in.” It looked like the note about the lost umbrella on the lamp post.',
        '“Did anybody ring about that?” asked {visitor}. Nobody had. But everybody had read it, {A} said. By now eleven people were looking out for umbrellas. {visitor} folded up the note. “I’d rather not be looked out for,” said {visitor}.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What’s the snake called?” asked {visitor}. It had never been called anything. {H} was for Fang, and {A} was for Mrs Long. {visitor} did not say. “You’ve got an end of it,” said {A}. “You get a go.”',
        '“Gordon,” said {visitor}, very low. It had been ready for some time, for a friend. They looked at the rope. It was brown, and a bit frayed, and it would not have hurt a fly. Nobody could have been more of a Gordon.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’ve had the same friend for fifty years,” said {S}. “We were given one pump between us, for two bicycles. I held it on, and she pumped.” “And what did you say to her?” asked {A}.',
        '“I said, Not so hard,” said {S}. “She said, Then hold it straight.” {visitor} waited for the rest. “That’s all,” said {S}. “We’ve never got round to asking.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I had one in the sandpit,” said {S}. “I don’t know what he’s called. We dug.” “Did he ask you?” said {visitor}. {S} had to think back. “He said that’s my hole. And I said it’s going to meet my hole. And then it did.”',
        '“And then?” asked {A}. “Then it was a tunnel,” said {S}. “You can’t have half of that.” {visitor} looked at the end of the rope for quite some time.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came and had a look at the snake, and then at {visitor}. {A} did not ask anything. {A} settled on the part of the rope that was nearest to {visitor}, and stayed on it.',
        '“What does {A} want?” whispered {visitor}. “Nothing,” said {H}. “{A}’s only there.” {visitor} kept very still, and was there as well. It could not be said who had begun it.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“With us two it was the bean,” said {A}, and pointed at {H}. “One of us had dropped a bean, and it rolled, and we both ran after it.” “Who got it?” asked {visitor}. Neither of them could say.',
        '“It went down a drain,” said {H}. “We lay there and looked in.” {visitor} wanted to know how long. They had lain there till somebody called, it turned out. It must have been a very good drain.'
      ]
    },
    {
      id: 'keep-turning',
      A: 'partner',
      paragraphs: [
        '{A} shook the rope a little, to see if it was still alive. At the other end {visitor} shook it too, because it tickled. A wriggle came from the left, and a wriggle came from the right. “Don’t stop!” called {H}.',
        '“But are we now?” asked {visitor}. “Are we friends?” The snake went flat. “Every time you ask, you stop,” said {A}. “And then it stops too.”'
      ]
    }
  ],
  turn: [
    {
      id: 'both-ends',
      A: 'partner',
      paragraphs: [
        '“Ask me afterwards,” said {H}. “Now be a snake.” {visitor} kept back the question, and wriggled. So did {A}. The snake came at {H} in waves from both sides, as alive as anything. {H} jumped. It hissed, and that was {visitor}. {H} jumped, and yelled.',
        'Then {A} had to jump, and {H} took that end. {H} and {A} had an end each, and {visitor} jumped. The snake got all of them once. The lamp swung, and nobody just stood there.'
      ]
    },
    {
      id: 'rest',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Afterwards they lay on the floor, and the snake lay across all of them. Nobody had anything left to talk with. {A} looked at the ceiling. {H} looked at the ceiling. There was a stain on it like a boot.',
        'It was quite a while before {visitor} noticed it. “We aren’t saying anything,” said {visitor}. “No,” said {H}. “And nobody’s going in.” “No,” said {A}. “More like an old boot,” said {visitor}, “with the tongue out.” That was just what it was.'
      ]
    },
    {
      id: 'quarrel',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“It touched you,” said {H}. “It did not,” said {visitor}. “It did, I saw it on your side.” “That was the draught.” They had both gone quite loud. The snake was as tight as a washing line.',
        'Then {visitor} looked alarmed. “Is it over now?” asked {visitor}. “Over?” said {A}. “That was a quarrel. You don’t get that with people you’ve only asked.” {visitor} asked if there could be one more.'
      ]
    },
    {
      id: 'afterwards',
      A: 'partner',
      paragraphs: [
        'At last it was too dark for snakes. “I must be going,” said {visitor}. “I’ve still got the other side of the road to ask.” “What for?” said {H}. “You’re the other end. I can’t jump without that.” {visitor} stood still in the doorway.',
        '“It’s afterwards now,” said {A}. “You could ask.” {visitor} thought about it, and had nearly begun. “Same time tomorrow?” asked {visitor}. And {H} tied the end of the rope to the door handle, so that it would be ready.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down beside the half that was asleep.',
      '{names} looked to see who was at the door.',
      { text: '{names} moved the lamp out of the way of the snake.', needs: ['hands'] },
      { text: '{names} tied the bow on the handle a bit tighter, and it was no use.', needs: ['hands'] }
    ],
    way: [
      '{names} stood there as well, for a while.',
      '{names} hissed a little, to wake the other half.',
      { text: '{names} waved to the guest, and then to the rope.', needs: ['hands'] },
      { text: '{names} held up the middle of the snake, where it sagged.', needs: ['hands'] }
    ],
    turn: [
      '{names} got away from the snake, all but the very last bit.',
      '{names} went over it and back, and nobody was counting.',
      { text: '{names} took an end, and gave it back quite hot.', needs: ['hands'] },
      { text: '{names} clapped the time, a little faster than the snake.', needs: ['hands'] }
    ]
  },
  bed: [
    'The snake was left where it hung, and the lamp was set straight.',
    'Everybody’s feet were as black as slates, and had to be washed twice. Then they lay down, one here and one there.'
  ],
  last: [
    'On the door handle hung the one end, and {H} was asleep at the other.',
    'The snake was asleep at both ends, and so was {H} in the middle.'
  ]
})
