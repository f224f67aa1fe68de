import { wishPlot } from '../wish-plot.ts'

export const schoolDisco = wishPlot({
  id: 'wish-school-disco',
  wishes: ['school disco', 'school discos', 'first disco', 'class disco', 'nursery disco', 'kindergarten disco', 'preschool disco', 'reception disco', 'playgroup disco', 'summer disco', 'halloween disco', 'christmas disco', 'valentine disco', 'leavers disco', 'disco school hall', 'disco hall', 'went school disco', 'school disco dancing kitchen', 'disco everyone stood', 'disco wall', 'disco along wall', 'disco shy', 'disco scared', 'disco nervous', 'disco nobody danced', 'disco nobody dances', 'disco nobody dancing', 'disco nobody first', 'disco wouldn’t dance', 'disco won’t dance', 'disco didn’t dance', 'disco not dance', 'disco dance floor', 'disco dancefloor', 'school dance', 'school dances', 'school dance party', 'class dance party', 'school social disco', 'blue light disco', 'stood wall disco', 'stand wall dance', 'stood wall dance', 'standing wall dance', 'stand against wall disco', 'first on the dance floor', 'first on dancefloor', 'nobody first dance', 'nobody wants first dance floor', 'empty dance floor', 'dance floor empty', 'dancefloor empty', 'scool disco', 'school diso', 'school party dance'],
  answers: ['first', 'school', 'disco', 'discos', 'class', 'nursery', 'reception', 'kindergarten', 'preschool', 'hall', 'gym', 'wall', 'walls', 'along', 'against', 'stand', 'stands', 'standing', 'stood', 'floor', 'dance', 'dances', 'danced', 'dancing', 'dancefloor', 'dancer', 'nobody', 'everybody', 'everyone', 'all', 'anybody', 'anyone', 'empty', 'music', 'song', 'songs', 'loud', 'lights', 'shy', 'scared', 'afraid', 'nervous', 'excited', 'worried', 'brave', 'looked', 'looking', 'watched', 'go', 'goes', 'going', 'went', 'went to', 'her', 'his', 'my', 'our', 'their', 'the', 'where', 'when', 'who', 'at', 'on', 'tonight', 'today', 'tomorrow', 'yesterday', 'friday', 'evening', 'night', 'friends', 'friend', 'kids', 'children', 'teacher', 'teachers', 'crisps', 'squash', 'summer', 'party', 'would', 'wouldn’t', 'won’t', 'didn’t', 'doesn’t', 'want', 'wants', 'wanted', 'start', 'started', 'begin', 'social', 'ever', 'then', 'finally', 'story', 'about', 'please', 'little', 'daughter', 'son'],
  except: ['fairy', 'fairies', 'fridge', 'roller', 'skates', 'skating', 'ice', 'ballet', 'tutu', 'lion', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'robot', 'unicorn', 'animals', 'monster', 'monsters', 'alien', 'teddy', 'mermaid', 'ball', 'spider', 'ant', 'penguin', 'penguins', 'bullied', 'bully', 'bullies', 'laughed', 'hit', 'pushed', 'hurt', 'cried', 'crying', 'died', 'dead', 'hospital', 'ambulance', 'lost', 'alone', 'invited', 'kiss', 'kissed', 'boyfriend', 'girlfriend', 'cancelled', 'police', 'deaf', 'wheelchair', 'drunk', 'fight', 'naming', 'competition', 'show', 'recital'],
  moods: ['afraid', 'first', 'waiting', 'learning', 'proud', 'change'],
  company: ['floor', 'wall', 'chair', 'chairs', 'table', 'fridge', 'drum', 'lamp', 'crisps', 'door', 'cup', 'teacher'],
  fed: true,
  about: 'All stand along the wall at the school disco in the kitchen and nobody wants to be first, until it is seen that the hero’s heel began long ago.',
  titles: ['Along the Wall', 'The Heel Went First', 'Nobody on the Floor', '{H} at the School Disco', 'The Drum in the Wall'],
  want: [
    {
      id: 'along-the-wall',
      A: 'partner',
      paragraphs: [
        'Tonight the kitchen was the school disco, and {H} wanted to dance at it. A loudspeaker hung on the wall, with a drum in it, and there was a bowl of crisps. The table had been pushed aside, and the floor was as empty as a pond.',
        '{H} stood with {H}’s back to the wall. So did {A}, and so did four chairs. “You go,” said {A}. “Not first,” said {H}. “They all look at the first one.” The chairs did not want to be first either.'
      ]
    }
  ],
  way: [
    {
      id: 'for-a-crisp',
      A: 'partner',
      paragraphs: [
        '“I’ll just go over for a crisp,” said {H}, “and on the way I’ll dance.” But {A} was looking, and four chairs were looking, and {H}’s legs noticed. They walked there, and they walked back, and that was all.',
        'So {A} turned to the wall. “Now go,” said {A}. {H} stayed where it was safe. “You’re still listening,” said {H}.'
      ]
    },
    {
      id: 'what-you-do-at-a-wall',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was plenty to do at the wall. You could look at one shoe, and then at the other. You could hold a cup. “Don’t drink it all,” said {H}, “or you’ll have nothing to hold.” So they took a drop each, at the end of every line of the song.',
        '“It’s hard work, not dancing,” said {A}. By the third song both cups were empty. They held them all the same, and drank air.'
      ]
    },
    {
      id: 'spots',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“At a disco the light has to have spots,” said {H}. {A} held the sieve with the big holes in front of the lamp, and turned it. Now there were spots on the floor, on the fridge and on {H}. They slid right across the middle, where everybody could see.',
        '“They aren’t shy,” said {H}. “They’ve no legs,” said {A}. “It’s easier without.” Then {A}’s arm got tired, and the spots all went home.'
      ]
    },
    {
      id: 'pet-crosses',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was at the disco as well, and nobody had explained it to {A}. For a whole song {A} looked at the very middle of the floor, as if somebody was there. {H} looked too. So did everybody along the wall.',
        '“Perhaps {A} can see who’s going to be first,” said {H}. They all watched the spot with care. Whoever it was, they were not ready yet.'
      ]
    },
    {
      id: 'other-at-the-door',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} kept the door of the disco, and had a pen. “Hold out your hand,” said {A}, and drew a small star on it. “That’s so that you can go out and come in again,” said {A}.',
        'So {H} went out into the hall, and came in again, and held up the star. It was the best bit so far. {H} did it five times. It was all walking, but nobody could say that {H} had not been on the floor.'
      ]
    },
    {
      id: 'where-the-coats-are',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Do you need the toilet?” asked {A}. “No,” said {H}. “Do you?” “No,” said {A}, and so they both went. At a disco there is always somebody going. In the hall the music was smaller, and the coats hung in a row.',
        'They stood along the coats for a while. “It’s the same here,” said {A}. “Nobody’s dancing.” One sleeve moved a little, but that was the draught. They dried hands that were not wet, and went back.'
      ]
    },
    {
      id: 'elder-two-walls',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had two walls,” said {S}. “Half of us stood along one, and half along the other. In between it had been polished. All evening we looked across, as you look at the sea.” “Who went first?” asked {A}.',
        '“The caretaker,” said {S}, “with a broom. It wasn’t dancing. It was half past nine.” {S} tapped one foot. “But he did turn that broom round once, and I’ve never forgotten it.”'
      ]
    },
    {
      id: 'slow-one',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then came a slow song. “You can’t dance to this,” said {H}, “because you’d have to keep on doing it.” “When it’s slow, you eat crisps,” said {A}. They tried it. The song was so slow that you could hear every crisp.',
        'They chewed more softly. A chair creaked. “Somebody’s enjoying it,” whispered {A}. The song took a very long time to end. Then it turned out that it had only been the middle.'
      ]
    },
    {
      id: 'child-statue',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} knew a dance in which you must not move. You only stood there with one arm up. “That’s the bit where the music stops,” said {A}. “But it’s still playing.” {S} did not answer, because statues can’t.',
        'The song ended. Now was the time to stand still, and {S} put down the arm and had a scratch. “You’ve got it the wrong way round,” said {A}. “I know,” said {S}. “That’s so that I’m not out first.”'
      ]
    },
    {
      id: 'nodding',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Do you know this song?” asked {H}. “I know how it begins,” said {A}. They both nodded to the beginning, like people who could dance to it if they wanted. Then they went on nodding, because there was more of it. {A} nodded to the left, and {H} to the right.',
        '“Is nodding dancing?” asked {A}. {H} thought about it, still nodding. “No,” said {H}. “It’s too far up. It’s got to get down as far as the knees.”'
      ]
    },
    {
      id: 'in-the-wall',
      A: 'partner',
      paragraphs: [
        'They leaned side by side and waited for somebody. “Lean right back,” said {A}. {H} did. There was the drum, in {H}’s back. A wall carries a drum much better than air. “The wall’s dancing,” said {H}, “and nobody else.”',
        '{A} looked down. “Somebody else is,” said {A}. It was {H}’s left heel. It went up and down, just with the drum. “Who told it to?” asked {H}. “Your ears did,” said {A}. “They tell the feet first. They don’t ask the head.”'
      ]
    }
  ],
  turn: [
    {
      id: 'somebody-has-begun',
      A: 'partner',
      paragraphs: [
        'On the wall behind the heel there was a grey mark. “Then somebody’s been first already,” said {H}, “and nobody looked.” Being second was easy. {H} let the knee go with the heel. The knee told the hip. The elbows had been waiting.',
        'They danced along the wall as far as the fridge. There the wall stopped, and the heel went on, and {H} was out where it was emptiest.'
      ]
    },
    {
      id: 'washing-and-soup',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I don’t know any steps,” said {A}. “You know lots,” said {H}. “Hang up the washing.” {A} hung up the washing, high up on the left and high up on the right. “Now stir the soup. Now there’s something under your shoe.” It was all dancing.',
        '“What’s yours?” asked {A}. {H} was looking for a sock in a drawer, with both arms. It went very well with the drum. “I’ve done this every morning of my life,” said {H}.'
      ]
    },
    {
      id: 'baby-knees',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} could not walk to the disco, and did not have to. {A} heard the drum and began at once, with the whole top half. “Nobody’s shown {A} that,” said {H}. But babies all do it. They can dance before they can walk.',
        '{H} had a good look. There was one step in it that {H} did not know. You throw up both arms, and then you are so surprised at them that you sit still.'
      ]
    },
    {
      id: 'no-time-to-look',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“May I have this one?” asked {H}, as you do at a ball, and took {A} by two fingers. They went round once, and then the other way, to unwind. {A} trod on somebody. “That was my foot,” said {H}. “Which one?” asked {A}.',
        '“The one that was first,” said {H}. They stopped at once and bent down to it. The heel was quite all right. It had not even lost its place in the song.'
      ]
    },
    {
      id: 'ask-the-chairs',
      A: 'partner',
      paragraphs: [
        '“Are they all looking?” called {H}. {A} was watching two feet, which were {A}’s own. “I can’t look just now,” said {A}. “I’m busy.” Only the chairs looked. One of them had a short leg, and was tapping it. “Come on,” said {H} to that one. “You’ve begun already.”',
        'They danced until the bowl was empty. The last song they turned down low, till no ear could hear it. Then they leaned on the wall once more, and listened to the end of it with their backs.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed near the wall too, where there was still room.',
      '{names} looked across the empty floor, as far as the other side.',
      { text: '{names} pushed the table a bit further, and the floor got emptier.', needs: ['hands'] },
      { text: '{names} held a crisp, so as to have something to do.', needs: ['hands'] }
    ],
    way: [
      '{names} waited for somebody to be first.',
      '{names} watched {H}’s legs go by, and come back.',
      { text: '{names} clapped at the end of a song that nobody had danced to.', needs: ['hands'] },
      { text: '{names} laid one hand flat on the wall, and felt the drum.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out onto the floor third, which is easier still.',
      '{names} took up a good deal of the floor, and had no time to look.',
      { text: '{names} hung up some washing, in time with the drum.', needs: ['hands'] },
      { text: '{names} turned a chair round once, and sat it down again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table, and the table to its place. Where the wall had a grey mark, {H} left it, so that you could see who had begun.',
    '{H} washed, and did the left heel last of all. Then {H} lay down with {H}’s back to the wall. It was quite still in there now.'
  ],
  last: [
    'The heel went up and down once more, the last one off the floor, and {H} was asleep.',
    'The wall stood still, and the floor was empty, and {H} was asleep.'
  ]
})
