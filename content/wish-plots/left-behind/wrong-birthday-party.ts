import { wishPlot } from '../wish-plot.ts'

export const wrongBirthdayParty = wishPlot({
  id: 'wish-wrong-birthday-party',
  wishes: ['at the wrong party', 'went to the wrong birthday party', 'wrong birthday party', 'wrong birthday party present', 'wrong birthday', 'wrong party', 'the wrong party', 'went to the wrong party', 'wrong house party', 'wrong house birthday', 'party wrong house', 'birthday party at the wrong house', 'went to the wrong house', 'wrong house number', 'wrong door number', 'wrong house by mistake', 'wrong house with present', 'rang the wrong doorbell', 'rang the wrong bell', 'knocked on the wrong door', 'knocked at the wrong door', 'wrong doorbell', 'wrong address party', 'wrong address birthday', 'wrong street party', 'wrong person’s party', 'somebody else’s birthday party', 'someone else’s birthday party', 'someone else’s party', 'stranger’s birthday party', 'strangers birthday party', 'didn’t know anybody at the party', 'didn’t know anyone at the party', 'nobody i knew at the party', 'gave present to the wrong child', 'present wrong child', 'present wrong birthday', 'present wrong house', 'two parties same street', 'two parties in one street', 'house number upside down', 'upside down house number', 'six was a nine', 'nine was a six', 'number six number nine', 'six and nine mixed up', 'went to wrong flat party', 'clown wrong party', 'magician wrong party', 'wrong partie birthday'],
  answers: ['wrong', 'party', 'parties', 'birthday', 'birthdays', 'house', 'houses', 'home', 'door', 'doorbell', 'bell', 'rang', 'knocked', 'address', 'street', 'road', 'flat', 'number', 'numbers', 'six', 'nine', 'upside', 'down', 'present', 'gift', 'parcel', 'balloon', 'balloons', 'cake', 'invitation', 'guest', 'guests', 'friend', 'friend’s', 'friends', 'children', 'child', 'kids', 'nobody', 'anybody', 'anyone', 'someone', 'somebody', 'else’s', 'stranger’s', 'strangers', 'knew', 'know', 'didn’t', 'went', 'go', 'gone', 'got', 'came', 'gave', 'by', 'mistake', 'accident', 'accidentally', 'mixed', 'same', 'two', 'one', 'day', 'late', 'today', 'yesterday', 'saturday', 'sunday', 'clown', 'magician', 'school', 'class', 'nursery', 'we', 'us', 'our', 'mummy', 'mum', 'daddy', 'dad', 'granny', 'nana', 'grandma', 'grandpa', 'brother', 'sister', 'cousin', 'funny', 'stayed', 'ate'],
  except: ['santa', 'father christmas', 'reindeer', 'stork', 'tooth', 'fairy', 'witch', 'ghost', 'monster', 'dragon', 'dinosaur', 'wolf', 'bear', 'pigs', 'elephant', 'penguin', 'alien', 'pirate', 'postman', 'postwoman', 'letter', 'letters', 'post', 'pizza', 'cat', 'dog', 'tortoise', 'police', 'burglar', 'fire', 'moved', 'halloween', 'trick', 'not invited', 'uninvited', 'wrong day', 'wrong date', 'wrong week', 'upset', 'election', 'political', 'spell'],
  moods: ['first', 'change', 'late', 'learning'],
  out: true,
  company: ['present', 'party', 'number', 'nine', 'six', 'screw', 'balloons', 'hat'],
  about: 'With the present under one arm the hero goes to a friend’s birthday at number nine, and it is the wrong party, until it is seen by what the number on the gate is hanging.',
  titles: ['A Nine by One Screw', 'Happy Birthday, Whoever You Are', '{H} at the Wrong Party', 'Two, Four, Nine, Eight', 'Two Paper Hats'],
  want: [
    {
      id: 'number-nine',
      A: 'partner',
      paragraphs: [
        '{H} was going to a friend’s birthday party and carried the present. “It’s number nine,” said {A}, “with balloons.” There was a nine on a gate, and there were the balloons. Inside, every guest got a paper hat. {H} wanted to give the friend the present, and looked in every room, and under the table. The birthday child there wore a crown, and had never seen {H} before. “It’s the wrong party,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'quite-clearly-a-nine',
      A: 'partner',
      paragraphs: [
        'They went out again with the present and looked at the gate. It was quite clearly a nine, as on the invitation. {H} rang next door, at number eight. There an old man had a birthday too, but not until May. “Perhaps your friend’s got a different nine,” said {A}. Meanwhile three more children went in with parcels, and then a clown. Through the window you could see them all looking under the table.'
      ]
    },
    {
      id: 'whose-is-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The mother of the birthday child came out with a plate. “I don’t know half of these people,” said the mother. “But they’re all so nice.” Some of them had even helped to blow up a balloon.',
        'The mother did not like to ask them who belonged there. Some of them might really have been invited. “Were you?” asked the mother. “Not really,” said {H}. There was a sausage roll for {H} all the same. It was a very good one, for a party that was nothing to do with you.'
      ]
    },
    {
      id: 'happy-birthday-dear',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Inside, they began to sing. All went well as far as the third line, where the name comes. Then half of the guests sang one name, and the others a different one. A few just hummed, to be on the safe side.',
        '“It isn’t my turn to blow, is it?” asked the child with the crown. “It must be,” said {A} through the window. “You’ve got the crown.” They sang it again, and this time they all hummed there. It sounded like a birthday for bees.'
      ]
    },
    {
      id: 'dancing-statues',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Inside they were playing statues just then, so {H} could hardly get past. A boy stood in the hall on one leg, and was not allowed to answer. “Is this the right party?” {H} asked. The boy moved one eye, to the left.',
        '“Does left mean yes?” asked {H}. The eye moved to the right. Then the music went on, and the boy danced off into the kitchen. “That was a good talk,” said {A}. “But I’d not like to rely on it.”'
      ]
    },
    {
      id: 'the-present-waits',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The present was getting heavy. It had a green bow, and in it was something that went clonk. {H} had packed it, and was the only one who knew. At the wrong party there was a whole table for presents. “Shall we leave it there?” asked {A}.',
        'It stood there for a moment, to see how it looked. It looked like a dog that has been tied up in front of a shop. {H} took it back. “It knows who it’s for,” said {H}. Clonk, said the present.'
      ]
    },
    {
      id: 'not-sorry',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do you say when you’re at the wrong party?” asked {H}. “You say sorry,” said {A}, “and then thank you, and goodbye.” {H} tried it out on the birthday child with the crown.',
        '“Are you going already?” asked that child. “But you’ve only just got your hat.” There was a place laid, with a paper frog beside it. {H} had to explain that it was for somebody else. “It’s for whoever comes,” said the child with the crown, and gave {H} the frog.'
      ]
    },
    {
      id: 'other-is-asked-in',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went in, only to look, and did not come out for a long time. In the end they saw {A} through the window, with a hat on, in a row of chairs. There was music. {A} was very nearly the last who still had one.',
        '“Is your friend in there?” {A} asked afterwards, quite red in the face. “I forgot to look.” There was a small prize in {A}’s hand. It was a rubber, shaped like a chair.'
      ]
    },
    {
      id: 'elder-wedding',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was once at a wrong wedding,” said {S}. “I sat in the second row and cried.” “And when did you notice?” asked {A}. “When the bride turned round. It was a stranger. But by then I was so happy for everybody.”',
        'At the cake a man had told {S} that they must be cousins. “We’ve written to each other at New Year ever since,” said {S}. “I’ve never had the heart to say a word.”'
      ]
    },
    {
      id: 'child-own-party',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} did not see what was wrong with it. “There’s cake,” said {S}, and counted on the fingers. “There’s balloons. There’s a clown.” What more could there be in a right one? “Our friend,” said {A}.',
        '{S} thought about that. “We could make one friend there first,” said {S}, “and then go and get the other.” {S} went up to the gate, asked a girl for a name, and was given one. “Done,” said {S}.'
      ]
    },
    {
      id: 'pet-under-the-table',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had gone under the table with everybody else who looked there for somebody. It was a very good party at that height. There was half a sausage, and something with cheese. When all the others had come up again, {A} was still looking.',
        '“Come out,” said {H}. “They’re not our crumbs.” {A} came out, with a paper streamer round one ear. At the gate {A} turned round again. For {A} it had been the right house from the start.'
      ]
    },
    {
      id: 'an-odd-place-for-a-nine',
      A: 'partner',
      paragraphs: [
        '{A} walked along the street and read the gates out loud. “Two. Four. Nine. Eight. Ten.” “Nine doesn’t belong there,” said {H}. The door slammed behind the clown, and the gate shook. The nine on it swung to and fro, like a tail. {H} looked at it closely. It hung by only one screw, in its curl. In the wood above that was a hole, where a second screw had been. {H} pushed the tail up to the hole with one finger. Now it was a six.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-real-nine',
      A: 'partner',
      paragraphs: [
        '“Two, four, six, eight,” said {H}. “The nine must be over there, with the seven.” They called out all those who had looked under the table. The crown child’s mother took them over the road. There was a gate with balloons, and a nine with both its screws. On the step sat {H}’s friend, beside ten paper hats that nobody was wearing. “It’s the right party,” said {A}. The friend looked up, and {H} held out the present.'
      ]
    },
    {
      id: 'where-were-you',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where were you all?” asked the friend. “At your party,” said {H}. “Only you weren’t there.” They told how they had looked for the friend in every room, and under the table. “Under whose table?” asked the friend.',
        'It was nice to hear that so many people had been looking. The friend wanted to be told it again, from the clown’s side. “I’d blown up a sausage dog for you,” said the clown. “By mistake I gave it to the birthday child.”'
      ]
    },
    {
      id: 'two-games-at-once',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They played statues, and the friend stood on one leg. “Is this the right party?” asked {H}. The friend was not allowed to answer, and winked.',
        '{A} was a statue too, of a lamp post. “That means yes,” said the lamp post. So {A} was out, for statues don’t talk, and had to sit down by the cake. It turned out that this was the best place of all. Two more lamp posts began to talk at once.'
      ]
    },
    {
      id: 'two-hats',
      A: 'partner',
      paragraphs: [
        'When the present was open, {H} asked to have its green bow. On the way home {H} stopped at the other gate, and tied up the tail with it. Now the nine had to stay a six. The child with the crown waved from the window. {H} waved back, and had two paper hats on. “One’s right and one’s wrong,” said {A}. You could not tell which was which.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the curtain, but no friend was there.',
      '{names} sat down near the cake, and asked no questions.',
      { text: '{names} held on to a balloon, so as to belong.', needs: ['hands'] },
      { text: '{names} wished the child with the crown many happy returns, to be polite.', needs: ['hands'] }
    ],
    way: [
      '{names} went as far as number ten, and it was asleep.',
      '{names} followed a parcel as far as the door, and came back.',
      { text: '{names} held the invitation up to the gate, and the two nines agreed.', needs: ['hands'] },
      { text: '{names} asked the clown, who was looking for the same friend.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the real nine from below, and it was still one.',
      '{names} went under the right table as well, to be thorough.',
      { text: '{names} put on one of the hats that had been waiting.', needs: ['hands'] },
      { text: '{names} told the friend about the other cake.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the two paper hats were put one inside the other, on the chair. It was one birthday, with a lining.',
    '{H} washed, and lay down in the right bed. To be quite sure, {H} looked once for the number, but beds have none.'
  ],
  last: [
    'A six hung by a green bow and did not turn over, and {H} was asleep.',
    '{H} turned over just once, like a number by one screw, and was asleep.'
  ]
})
