import { wishPlot } from '../wish-plot.ts'

export const neighbour = wishPlot({
  id: 'wish-neighbour',
  wishes: ['neighbour', 'neighbours', 'neighbor', 'neighbors', 'nieghbour', 'neigbour', 'naybor', 'nextdoor', 'neighbour upstairs', 'upstairs neighbour', 'neighbour next door', 'new neighbour', 'new neighbours', 'new neighbors', 'noisy neighbour', 'noisy neighbours', 'loud neighbours', 'people next door', 'people upstairs', 'lady next door', 'man next door', 'lady upstairs', 'man upstairs', 'noise next door', 'noise upstairs', 'noises upstairs', 'old man next door', 'old lady next door', 'old woman next door', 'old couple next door', 'family next door', 'old man upstairs', 'old lady upstairs', 'old woman upstairs', 'old couple upstairs', 'family upstairs', 'old man downstairs', 'old lady downstairs', 'old woman downstairs', 'old couple downstairs', 'family downstairs', 'old man across the street', 'old lady across the street', 'old woman across the street', 'old couple across the street', 'family across the street', 'old man across the road', 'old lady across the road', 'old woman across the road', 'old couple across the road', 'family across the road', 'old man down the road', 'old lady down the road', 'old woman down the road', 'old couple down the road', 'family down the road'],
  namesNobody: true,
  answers: ['upstairs', 'downstairs', 'next', 'door', 'above', 'below', 'wall', 'through', 'noisy', 'loud', 'noise', 'noises', 'new', 'old', 'nice', 'kind', 'funny', 'strange', 'mysterious', 'lady', 'man', 'woman', 'our', 'knocks', 'knocking', 'every', 'evening', 'night', 'hear', 'hears', 'heard', 'flat', 'people', 'bakes', 'cooks'],
  except: ['dog', 'dogs', 'cat', 'cats', 'moved', 'moving', 'moves', 'died', 'dead', 'ill', 'poorly', 'hospital', 'ambulance', 'police', 'fire', 'angry', 'cross', 'shouts', 'shout', 'shouting', 'shouted', 'argue', 'arguing', 'fight', 'fighting', 'scary', 'scared', 'afraid', 'mean', 'ball', 'window', 'apple', 'apples', 'fence', 'tree', 'garden', 'parcel', 'baby', 'totoro', 'creep', 'witch', 'monster', 'monsters', 'ghost', 'dragon', 'giant', 'alien', 'aliens', 'elephant', 'bear', 'lion', 'rabbit', 'hamster', 'chickens', 'cockerel', 'sweets', 'goodbye', 'miss', 'secret'],
  company: ['neighbour', 'pipe', 'dough'],
  moods: ['first', 'change', 'afraid', 'waiting', 'learning'],
  about: 'The hero wants to know what the neighbour does at seven each evening, and the neighbour wants to know the same of the hero.',
  titles: ['Bump, Rrrr, Bump', 'On the Other Side', 'What It Is at Seven', '{H} Hears Somebody Listening', 'A Potato Is Not Low Enough'],
  want: [
    {
      id: 'at-seven',
      A: 'partner',
      paragraphs: [
        'Bump. Rrrr. Bump. It was seven, and there it was again. It came from the neighbour, on the other side. {H} wanted to know what went on in there.',
        '“That’s bowling,” said {A}. “In slippers?” said {H}. For between the bumps it went flap, flap. They both lay down with an ear to the pipe, which went through to the other side.'
      ]
    }
  ],
  way: [
    {
      id: 'trying-it-out',
      A: 'partner',
      paragraphs: [
        'They tried out what could make it. {H} rolled a potato along the boards. “Not low enough,” said {A}. {H} rolled a tin of beans. {A} dropped a boot, and pulled a chair. “It’s a cow with a suitcase,” said {A}.',
        '“It’s somebody moving a cupboard,” said {H}, “a bit to the left each night.” “By now it would be in the street,” said {A}. They did it all together, boot, tin and potato. Bump! Rrrr! Bump!'
      ]
    },
    {
      id: 'a-list',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} drew up a list of all that they knew. It had a flap, flap, and that was slippers. It had a tap that ran for a short time, and a spoon. Once a week there was singing, but only the low notes came through.',
        '“There’s a big hole in the song,” said {A}. “The high ones don’t fit in the pipe.” {H} sang what might have been in the hole. It came out as a song about a sailor and a ham. You could not be sure.'
      ]
    },
    {
      id: 'the-glass',
      A: 'same',
      spare: 2,
      paragraphs: [
        'With a glass you heard more. {A} put the open end to the wall and an ear to the other. “There’s water,” said {A}. “A great deal. It’s rushing, and it goes in and out.” {H} wanted to have it too.',
        'There was a sea in there. They looked at each other. Nobody had known that the neighbour had a sea. Then {H} held the glass to {A}’s forehead, and there it was as well. “It’s just the glass,” said {H}. “Or I’ve got one too,” said {A}.'
      ]
    },
    {
      id: 'at-the-letter-boxes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They had only met once, at the letter boxes. “What was the neighbour like?” asked {A}. {H} thought back. There had been a coat, and a bag with something heavy in it. “And white hands,” said {H}. “Right up to here.” “Gloves,” said {A}.',
        '“It came off on the letter box.” {A} had to think for a while about gloves that come off on letter boxes. “A ghost, then,” said {A}. “With a bag?” said {H}. “They have to shop as well,” said {A}.'
      ]
    },
    {
      id: 'cow-with-a-suitcase',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Let’s say it is a cow,” said {A}, and played it. The cow got up on two legs, took the suitcase, and pulled. Rrrr. Then it had to put it down. Bump. “Where does it want to go?” asked {H}.',
        '“To its cousin’s,” said the cow. “But each evening it gets only as far as the door. Then it thinks that it’s left something on.” It went back to look. Bump. {H} could see that it might take a cow that way.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} had counted the bumps before. On Monday there were twelve. On Tuesday there were twelve as well, and on Saturday it was thirty. “So it’s something that you need more of on a Saturday,” said {A}. They thought of things. There were baths, and aunts.',
        '“If they were aunts, there’d be more talking,” said {H}. “And they’d not come down so flat.” It was a very flat bump, if you listened. It was like somebody falling on purpose, and not minding.'
      ]
    },
    {
      id: 'what-can-be-smelled',
      A: 'same',
      spare: 6,
      paragraphs: [
        'You could smell something too, if you knelt by the pipe, where there was a gap. {H} put {H}’s nose in it. It was warm in there, and a bit brown. “Dust,” said {A}. {H} smelled once more.',
        '“It’s Saturday,” said {H}. “It’s Wednesday,” said {A}. But {H} had not meant the day. It smelled the way a Saturday does, early on, before anybody has put shoes on. {A} smelled again, and got as far as a Friday.'
      ]
    },
    {
      id: 'walls',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“The wall’s only as thick as this,” said {A}, and held up two hands. There was the paper, and then the brick, and then their paper. {H} laid one palm on the flowers. Somebody’s flowers were just behind.',
        '“If it weren’t there, we’d be sitting on their sofa,” said {H}. “Or they on ours.” They moved along a bit, to leave room. It was strange to be so near to somebody’s elbow. They did not even know what was in the soup.'
      ]
    },
    {
      id: 'other-knows',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Oh, that,” said {A}, who had come in for a cup. “That’s the washing machine.” {H} shook {H}’s head. It had no spin. “Then it’s the lift.” There was no lift. “The wind,” said {A}, and already had the cup.',
        '“Wind hasn’t got slippers,” said {H}. {A} stood still in the door and listened now, for the first time. Bump. {A} put down the cup. “That’s been going on for years,” said {A}. “I’ve always just thought: that’s what seven sounds like.”'
      ]
    },
    {
      id: 'other-remembers',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“When I was small we had one with a trombone,” said {A}. “It was the same tune for two years, and he always stuck at the same place. We all held our breath when it came.” “And then?” asked {H}.',
        '“One night he got over it. He played it through to the end. We clapped in the kitchen, and on the other side they clapped too. So there were a whole lot of us.” {A} held up an arm, to show where it had stuck.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} knew that sound. At the first bump {A} looked at the place where it came from, and not in surprise. It was a look for somebody going past, whom you know.',
        '“You’ve known it all along,” said {H}. {A} lay down at the foot of the pipe. It was warm there, from seven till about eight. {A} had never asked what it was. It was enough that it came.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We used to knock for sugar,” said {S}. “Once was sugar, twice was milk. Three times was: come round, there’s something funny in the sink.” “And did they come?” asked {A}.',
        '“With a torch. Sometimes they’d only dropped a shoe, and we came running with the sugar. Then we had to eat something, to make it worthwhile.” {S} tapped twice on the chair, and looked at the door for a while.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the neighbour now, and lived behind the sofa. “Good morning,” said {A} over the top. “Good morning,” said {S}. Then nothing more was said, because that is how it is with neighbours.',
        'Bump, went something, back there. Rrrr. “What are you doing?” called {A}. “You can’t ask that,” said {S}. “You have to wonder.” {A} wondered for a time. It sounded like {S} falling off a cushion.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} liked the bump best. {A} waited for it with round eyes, and at each one gave a small jump, and laughed. Then {A} beat on the floor with a spoon, just once.',
        'On the other side it went bump. {A} beat once. Bump. They were having a talk. It was not a long one, but nobody had got as far as that before.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 14,
      paragraphs: [
        '“Ours has a parrot,” said {A}, “and it does us. It does my father coming home. Keys, cough, shoes. So we hear him come in at six, and then he comes in again at half past.”',
        '“Which is the real one?” asked {H}. “The one who wants supper,” said {A}. “But on Sundays, when he’s lying on the sofa, he still hears himself come home. He says it makes him tired.”'
      ]
    },
    {
      id: 'it-has-stopped',
      A: 'partner',
      paragraphs: [
        'Then it was quiet over there. “It’s stopped,” whispered {A}. “It never stops before eight. That was us! Now they’re lying there, with one ear on the pipe, and wondering what we are.”',
        '{H} had never thought that it went through in that direction. {H} knocked on the pipe, twice. Somebody knocked back. And then there was a ring at the door.'
      ]
    }
  ],
  turn: [
    {
      id: 'flour-to-the-elbows',
      A: 'partner',
      paragraphs: [
        'There stood the neighbour, in slippers, white to the elbows. “I’ve got to know,” said the neighbour. “Hop, hop, hop, thud. Every evening, at half past seven. What is that?”',
        '“That’s me,” said {H}, “getting out of my trousers.” {H} showed it, as far as the thud. The neighbour laughed so that flour came down. “And the bump?” asked {H}. From behind the neighbour’s back came a lump of dough. It dropped on the table. Bump. Out came a rolling pin. Rrrr.'
      ]
    },
    {
      id: 'the-squeak',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“And then there’s a squeak,” said the neighbour. They did not know about a squeak. {H} had to do it all once more, from the start, and they listened. Hop, hop, hop, thud. Then came the squeak. It was {A}.',
        '“I do that because of the thud,” said {A}. “I’ve never noticed.” “It’s always a little late,” said the neighbour. “I’d thought of a guinea pig.” {A} went rather pink, and tried to keep it in the next time. It came out at the other end of the thud.'
      ]
    },
    {
      id: 'flat-ones',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{H} was allowed to drop the next one. You had to let go all at once, or it did not go bump. It lay there, and sank a bit, and sighed. Then came the rolling pin, away from you and back, and round a quarter.',
        '“Twelve for a weekday,” said the neighbour. “On Saturdays my brothers come.” {H}’s was in the shape of a country. The neighbour held it up to the light, and could see where the capital would be.'
      ]
    },
    {
      id: 'both-sides',
      A: 'partner',
      paragraphs: [
        '“I’ve got eleven more to do,” said the neighbour. The first flat bread came round on a plate, and it was hot. {H} and {A} tore it down the middle, and lay down by the pipe again. Bump. Rrrr. “That’s number two,” said {H}.',
        'At half past seven {H} got out of {H}’s trousers. Hop, hop, hop, thud. On the other side the rolling pin stopped. Somebody knocked on the pipe, once. “They’ve heard,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down by the pipe as well, to hear the slippers.',
      '{names} started at the bump, though it came every night.',
      { text: '{names} said that it was bowling, and had no idea.', needs: ['hands'] },
      { text: '{names} turned off the tap, so that nothing was missed.', needs: ['hands'] }
    ],
    way: [
      '{names} ran after the potato.',
      '{names} got out of the way of the cow.',
      { text: '{names} did the flap, flap, with two pot holders.', needs: ['hands'] },
      { text: '{names} stood the beans up again, with the label to the front.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the slippers, which were known only from hearing.',
      '{names} got some flour on the nose.',
      { text: '{names} shook hands, and kept some of the flour.', needs: ['hands'] },
      { text: '{names} held the plate, because it was warm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boot was put back beside the other one, and the potato and the beans went home. A bit of flour stayed on the mat.',
    'Still a bit damp, {H} lay down. On the other side it went flap, flap, and a light clicked. Nobody had to wonder about that.'
  ],
  last: [
    'Number twelve was done, and it was quiet in the pipe from both sides, and {H} was asleep.',
    'On the other side somebody lay down as well, and {H} was asleep.'
  ]
})
