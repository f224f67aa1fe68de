import { wishPlot } from '../wish-plot.ts'

export const jealous = wishPlot({
  id: 'wish-jealous',
  wishes: ['jealous', 'jealousy', 'jelous', 'jealus', 'envious', 'envious friend', 'envy', 'unfair', 'not fair', 'fair bike', 'fair scooter', 'fair present', 'fair presents', 'fair cousin', 'fair brother', 'fair sister'],
  answers: ['jealous', 'jealousy', 'jelous', 'jealus', 'envious', 'envious friend', 'envy', 'unfair', 'fair', 'isn’t', 'not', 'that', 'feeling', 'feels', 'felt', 'feel', 'being', 'gets', 'getting', 'got', 'always', 'often', 'very', 'so', 'really', 'bit', 'little', 'big', 'brother', 'sister', 'sibling', 'siblings', 'twin', 'cousin', 'cousins', 'friend', 'friends', 'best', 'boy', 'girl', 'toy', 'toys', 'present', 'presents', 'birthday', 'gift', 'gifts', 'party', 'bike', 'bicycle', 'scooter', 'shoes', 'trainers', 'boots', 'doll', 'things', 'thing', 'stuff', 'everyone', 'everybody', 'everything', 'others', 'other', 'another', 'people', 'else', 'someone', 'somebody', 'child', 'kid', 'son', 'daughter', 'because', 'when', 'says', 'saying', 'said', 'shouts', 'thinks', 'has', 'have', 'had', 'new', 'more', 'better', 'bigger', 'one', 'dealing', 'coping', 'cope', 'deal', 'handling', 'managing', 'learning', 'cried', 'cries', 'upset', 'cross', 'sad', 'sharing', 'school', 'nursery', 'mummy', 'mum', 'wanted', 'he', 'she', 'they', 'I'],
  except: ['baby', 'newborn', 'newborns', 'babies', 'dog', 'puppy', 'cat', 'kitten', 'pet', 'hamster', 'rabbit', 'parrot', 'dragon', 'dragons', 'dinosaur', 'robot', 'monster', 'unicorn', 'queen', 'witch', 'stepmother', 'princess', 'king', 'moon', 'sun', 'star', 'trade', 'ground', 'book', 'fun', 'summer', 'winter', 'christmas', 'science', 'village', 'hair', 'boyfriend', 'girlfriend', 'husband', 'wife', 'dad', 'daddy', 'stepdad', 'stepmum', 'stepsister', 'stepbrother', 'half', 'foster', 'adopted', 'divorce', 'court', 'prison', 'died', 'dead', 'ill', 'sick', 'hospital', 'hit', 'hits', 'hurt', 'hurts', 'bites', 'stole', 'steal', 'broke', 'hates', 'hate', 'favourite', 'favorite', 'loves', 'love', 'nobody', 'attention', 'invited', 'team', 'lost', 'losing', 'lose', 'win', 'wins', 'won', 'poor', 'money', 'afford', 'hungry', 'food', 'bed', 'bedtime'],
  nothingElse: true,
  moods: ['quarrel', 'learning', 'change', 'losing', 'alone', 'waiting'],
  company: ['parcel', 'ball', 'ferry', 'sock', 'aunt', 'knee', 'table'],
  about: 'The other gets a ferry in a snow globe and the hero only the sock round it; pulled on, it shows how high the jealousy goes, and comes down by itself.',
  titles: ['Jealous Up to Here', 'One Green Sock', 'It Comes Down by Itself', '{H} and the Ferry in the Snow', 'Over the Knee'],
  want: [
    {
      id: 'the-parcel',
      A: 'partner',
      paragraphs: [
        'It was not fair. A parcel came from an aunt, and it was for {A}. In it was a glass ball with a ferry inside, and you could make it snow. “And what’s for me?” asked {H}. There was only the sock that had been wrapped round it. It was long and green.',
        '“A ferry for you,” said {H}, “and a sock for me. It’s not fair.” {H} was so jealous that it could be felt in the teeth.'
      ]
    }
  ],
  way: [
    {
      id: 'a-lump-in-it',
      A: 'same',
      paragraphs: [
        '{H} did not want to see that ferry any more, and pulled the sock over it. Now it was a sock with a lump in it. A neighbour who had come for an egg could not get past. “What’s in there?” she asked. “Nothing!” cried {H}, and looked in. It was still not fair.'
      ]
    },
    {
      id: 'up-to-here',
      A: 'partner',
      paragraphs: [
        '“But you’ve got so much yourself,” said {A}. “You’ve got a bucket, and the stone with the hole.” “They don’t snow,” said {H}. {H} took the sock off the ball and pulled it on. It went over the knee. “I’m jealous up to here.” {A} looked at the knee, and said no more about the bucket.'
      ]
    },
    {
      id: 'stone-for-ferry',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I’ll swap with you,” said {H}. For the ferry {A} could have the bucket, and four bricks as well. {A} did not want them. “And the stone?” {A} held it to one eye, and looked at the window through the hole. Then {A} looked at {H} through it. “All right,” said {A} slowly.',
        '{H} had never seen the stone on anybody else. It looked very good there. “It’s not for swapping,” said {H}, and held out a hand. “I only asked.”'
      ]
    },
    {
      id: 'both-halves',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Then we’ll make it fair,” said {A}. They cut an apple in half, and a roll, and shared out the spoons and the pegs. At last there was only the ferry. “You have the front half,” said {A}, “and I’ll have the back.”',
        '{H} thought it over. “The engine’s at the back,” said {H}. “Then you have the back.” “But the front gets there first,” said {H}, and pulled at the sock. It is hard work to find something that’s fair all the way round.'
      ]
    },
    {
      id: 'elder-pump',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“My friend Bert was given the bicycle,” said {S}, “and I was given the pump.” {A} thought that this was worse than a sock. {S} held one hand against the hip. “I was jealous up to here. For a week I didn’t speak to it.” “To the bicycle?” “To the pump.”',
        '“And after that?” asked {A}. “After that he had a flat tyre,” said {S}, and looked out of the window for a while. “He asked very nicely.”'
      ]
    },
    {
      id: 'child-elbow',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} wanted to try it as well. “You haven’t got anything to be jealous of,” said {A}. “Yes, I have,” said {S}. “You’ve got a sock for it.” There was nothing to say against that. So {S} got the sock, put an arm in it, and was jealous up to the elbow.',
        'Now {A} was the one who had none. “That’s not fair,” said {A}. “How high is it?” asked {S}. {A} could not show it, without the sock.'
      ]
    },
    {
      id: 'jam-jar',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} could make a ferry like that, without any aunt. There was an old jam jar, with water in it, and a cork. The snow was flour. {H} screwed on the lid and turned it over. It did not snow. First there was fog, and after that there was porridge.',
        '“Where’s the ferry?” asked {A}. “It’s waiting until it clears,” said {H}. They sat in front of it and waited too. Now and then {A} did the foghorn.'
      ]
    },
    {
      id: 'cheese',
      A: 'other',
      spare: 6,
      paragraphs: [
        'At table {H} saw at once that {A}’s cheese had more holes. “There are nine in yours, and I’ve only got three,” said {H}. “But you’ve got more cheese,” said {A}. “I’m jealous of the holes,” said {H}, and poked in a finger.',
        'It went well as far as seven. Then two of them met. In the end there was one big hole with a crust round it. That was more hole than anybody had. {H} looked at {A} through the middle, and was still hungry.'
      ]
    },
    {
      id: 'how-green',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Some people turn green,” said {A}. They went to the mirror to see if it had begun. {H} put out {H}’s tongue, and it was pink. The ears were red, and behind them {H} was the same as always. Lower down there was only the sock.',
        '“Then it must all have gone into that,” said {A}. {H} pulled it up as far as it went, so that nothing should come out at the top.'
      ]
    },
    {
      id: 'other-foot',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Next to the green foot the other one looked rather pale. “It didn’t get anything at all,” said {H}. “Is it jealous?” asked {A}. {H} asked it. It was, right up to the hip.',
        'So that it should be fair, the bare foot could go first through every door. At table it got a chair to itself, and the green one hung down. “Now that one’s looking at it,” said {A}. You can’t please two feet.'
      ]
    },
    {
      id: 'pet-behind-glass',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had seen the ball as well, and looked in from the far side. Through the glass {A} was as big as a cow. “Don’t move,” said {H}, and made it snow. It snowed on the cow’s nose. It was a fine sight, and {H} was jealous of that too.',
        '“Am I as big as that?” asked {H}. {A} said nothing, and moved back a little.'
      ]
    },
    {
      id: 'baby-wants',
      S: 'baby',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted the spoon that {A} had. {A} handed it over and picked up a lid. {S} let go of the spoon and wanted the lid. “You can have it,” said {A}, and took back the spoon. Then {S} wanted that.',
        '{A} watched how it went up and down in {S}. No sock could have kept up. When {A} held nothing at all, {S} took hold of the hand.'
      ]
    },
    {
      id: 'guest-whistle',
      S: 'guest',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’m jealous of everybody who can whistle,” said {S}. “Up to where?” asked {A}. {S} bent down, and showed it just above the shoe. It had been there for years, and hardly ever pinched.',
        'They tried it together, with round lips. {A} got out a very small note. {S} got out a crumb. “What was that?” asked {A}. “Lunch,” said {S}.'
      ]
    }
  ],
  turn: [
    {
      id: 'nose-on-glass',
      A: 'partner',
      paragraphs: [
        '“Looking’s allowed,” said {H}, and pressed a nose to the glass. {A} made it snow. “There’s a man at the back,” said {H} at last, “and he’s catching it in his mouth.” {A} had had the ferry all morning, and had never seen him.',
        '“How high’s the sock?” asked {A}. It hung round the ankle, for it was old and had no stretch left. “I didn’t do that,” said {H}. “It comes down by itself.”'
      ]
    },
    {
      id: 'not-watched',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They wanted to know how it did that. {H} pulled up the sock and said “not fair”, and they both watched it. It stayed where it was. “It goes when you think of something else,” said {A}. “What else?” asked {H}, and it slid a little way.',
        '“You’ve got jam on your chin,” said {A}. “Where?” asked {H}. That was good for a whole shin. There was no jam there at all.'
      ]
    },
    {
      id: 'saw-the-man',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Lend me the sock,” said {A}. It only went halfway up. “What are you jealous of?” asked {H}. {A} had to think how to put it. “You saw the man,” said {A}. “I only saw snow.” {H} had not known that you could be jealous of that.',
        'There was something else on that ferry. {H} did not say what, and let {A} look for it. It took until the sock was down. It was a bucket, and a gull was asleep in it.'
      ]
    },
    {
      id: 'never-arrives',
      A: 'other',
      spare: 14,
      paragraphs: [
        '{H} knew that ferry by heart now. “Mind your head,” said {H}, and led {A} all round the glass with one finger. “That’s where you’d sit. There’s the funnel.” “And who’s driving?” asked {A}. They looked in through every window.',
        'There was nobody in there. “Then it never gets anywhere,” said {A}. {H} thought of all that snow, and of the open mouth. “No,” said {H}. “But it’s never late.” And the sock was hardly above the heel.'
      ]
    },
    {
      id: 'friend-with-horn',
      A: 'partner',
      paragraphs: [
        'Then a friend came to the door on a new bike, with a horn. {H} bent down and pulled the sock up over the knee. “I’m jealous of your bike, up to here.” Nobody had ever measured that bike before. The friend was so pleased that {H} could blow the horn, and {A} too. Then the bike went on, and the sock was down.'
      ]
    },
    {
      id: 'red-boots',
      A: 'same',
      spare: 15,
      paragraphs: [
        'There were red boots in a shop window, and {H} pulled up the sock just in time. “Up to here,” said {H}. {A} put down the bag. They stood in front of the boots and waited until it came down. It took one bus and two pigeons.',
        'A man stopped beside them, and looked into the window as well. “What are we waiting for?” he asked. {H} showed him. “I’ve got the time,” said the man.'
      ]
    },
    {
      id: 'worth-bending',
      A: 'same',
      spare: 16,
      paragraphs: [
        'There was a good deal that was not fair that day. Each time {H} had to bend down and pull. “Is it worth it?” asked {A}, when it was about whose turn it was with the tap. {H} weighed it up, with one hand on the sock.',
        '“For a bike it is,” said {H}. “For a tap I’ll only do it as far as the shin.” {H} did it as far as the shin, and straightened up with a groan. “I’ll leave out the soap,” said {H}.'
      ]
    },
    {
      id: 'the-other-one',
      A: 'partner',
      paragraphs: [
        'In the evening the aunt rang up. “Where’s the other sock?” asked {H}. “I’ve got it on,” said the aunt. The ferry had stood on her shelf for years. Now there was only a round mark. “I did want to give it away,” she said. “But I’m jealous.” “Up to where?” asked {H}. “Over the knee.” “Leave it alone,” said {H}. “It comes down by itself.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the parcel, and got the paper.',
      '{names} looked at the ferry from the other side.',
      { text: '{names} turned out the box, in case of a second sock.', needs: ['hands'] },
      { text: '{names} rolled up the string, which was for nobody.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the lump, and back again.',
      '{names} waited for an egg that was never fetched.',
      { text: '{names} felt the lump with one finger.', needs: ['hands'] },
      { text: '{names} held a hand against one leg, at about the same height.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened for the horn, long after it was gone.',
      '{names} lay in front of the sock, so that it should have company.',
      { text: '{names} wiped a nose off the glass.', needs: ['hands'] },
      { text: '{names} did the horn with both hands, and it was not bad.', needs: ['hands'] }
    ]
  },
  bed: [
    'The ferry was put on the shelf. The last of the snow came down in it, on the deck and on the funnel.',
    '{H} lay down with one foot bare and one foot green. The sock was as low as a sock can be.'
  ],
  last: [
    'It had stopped snowing on the ferry, the sock had come down by itself, and {H} was asleep.',
    'In the night the sock came off altogether, and {H} slept.'
  ]
})
